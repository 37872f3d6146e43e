/** Whether the database can hold a text: PostgreSQL's has no U+0000, and half a surrogate pair is no character. */
export const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
