/** Whether `text` has the form of an id: the data service refuses any other, which for a reader means "not there". */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
