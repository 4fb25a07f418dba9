/** Converts paragraphs, headings, lists and links (`[words](/address)`) of a demo text to HTML. */
export function bodyHtml(body: string): string {
  const html = body.split('\n').map((line) => {
    const text = line
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/\[([^\]]+)\]\((\/[^)"]+)\)/g, '<a href="$2">$1</a>');
    if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`;
    if (text.startsWith('- ')) return `<li>${text.slice(2)}</li>`;
    return `<p>${text}</p>`;
  });
  return html.join('').replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');
}
