/** Names that cameras, phones and messengers give: `IMG_2031`, `PXL_20261127_101010`, `WhatsApp Image 2026…`, `scan 3`. */
const GENERATED =
  /^(?:img|dsc[fn]?|dscf|pxl|mvimg|p|pict|photo|image|scan|screenshot|snimek|whatsapp image|received)?[\s\d.()-]*$/i;
const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const LONGEST = 200;

/** A caption from the name of a picture's file, such as `lipa_alej-2.jpg`; undefined for names that say nothing. */
export function captionOfFile(name: string): string | undefined {
  const base = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  const words = base.replaceAll(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ').trim();
  if (words.length < 3 || UUID.test(base) || GENERATED.test(words)) return undefined;
  return (words[0]!.toUpperCase() + words.slice(1)).normalize('NFC').slice(0, LONGEST);
}
