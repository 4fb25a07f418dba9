export interface ImageSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** Returns the source as attributes of server-rendered markup; in the browser, `showSource` sets them. */
export function renderedSource(source: ImageSource): Partial<ImageSource> {
  return typeof window === 'undefined' ? source : {};
}

/**
 * Shows the source in an image of the document. React would set the attributes when it creates the element, and drops
 * the elements of interrupted renders; Chromium keeps every image with `srcset` that has never been in a document, and
 * all elements around it.
 */
export function showSource(image: HTMLImageElement, { src, srcSet, sizes }: ImageSource): void {
  for (const [name, value] of Object.entries({ sizes, srcset: srcSet, src })) {
    // Setting an attribute loads the image again, even if the value is the same.
    if (value === undefined) image.removeAttribute(name);
    else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
  }
}

/** Loads a source that will be shown soon. */
export function preloadSource(source: ImageSource): void {
  const image = new Image();
  showSource(image, source);
  // Chromium frees it after a removal from any parent.
  new DocumentFragment().append(image);
  image.remove();
}
