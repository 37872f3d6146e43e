/** The header of the page. */
export const writer = `
    # Casa do Limoeiro
    Lisbon, Portugal
    Back to Casa do Limoeiro → /en/casa-azul
    ## Write to Inês Carvalhal
    - Inês Carvalhal
    - Languages: Português, English and Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Write on WhatsApp → https://wa.me/351910000001
  `;

/** The fields of somebody who has filled them in. */
export const typed = `
    Your name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    Email: "ana@example.com" — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
    Country prefix: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Phone number (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Reservation number (optional): "E-7" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
    Your message: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
  `;
