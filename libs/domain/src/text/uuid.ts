/** Whether `text` is a UUID. The data service rejects any other id with an error, where pages need "not found". */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
