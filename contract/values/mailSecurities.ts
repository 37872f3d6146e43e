/** How the connection to a mail server is encrypted: from its beginning (port 465), or after STARTTLS (port 587). */
export const mailSecurities = ['tls', 'starttls'] as const;
