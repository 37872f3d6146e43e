/** Whether the database can store a text: PostgreSQL does not support U+0000 and unpaired surrogates. */
export const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
