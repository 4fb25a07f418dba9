import { escapeHtml } from '../../http/html-text';

/** A news feed (RSS 2.0); all URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** The page that the feed belongs to. */
  link: string;
  /** URL of the feed. */
  self: string;
  copyright: string;
  /** A square picture of the channel, at most 144 px (RSS 2.0). */
  image: { url: string; side: number };
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** Stays the same when the address changes. */
  id: string;
  title: string;
  link: string;
  description: string;
  /** ISO 8601. */
  published: string;
  author: string | null;
  category: string | null;
  picture: FeedPicture | null;
}

export interface FeedPicture {
  url: string;
  type: string;
  /** In bytes; 0 if unknown, as the RSS Advisory Board advises. */
  length: number;
}

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
/** Characters that XML 1.0 does not allow, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function text(value: string): string {
  return escapeHtml(value.replace(NOT_XML, ''));
}

/** An element with a text; empty if there is no text. */
function element(name: string, value: string | null, attributes = ''): string[] {
  return value === null || value === '' ? [] : [`<${name}${attributes}>${text(value)}</${name}>`];
}

/** Formats a timestamp as RFC 822. */
function moment(iso: string): string {
  return new Date(iso).toUTCString();
}

function pictureXml({ url, type, length }: FeedPicture): string {
  return `<enclosure url="${text(url)}" length="${length}" type="${type}"/>`;
}

function itemXml({ id, title, link, description, published, author, category, picture }: FeedItem): string {
  const lines = [
    ...element('title', title),
    ...element('link', link),
    ...element('guid', `urn:uuid:${id}`, ' isPermaLink="false"'),
    ...element('pubDate', moment(published)),
    ...element('dc:creator', author),
    ...element('category', category),
    ...element('description', description),
    ...(picture ? [pictureXml(picture)] : []),
  ];
  return ['<item>', ...lines, '</item>'].join('\n');
}

/** The channel's picture; RSS requires the channel's title and link in it again. */
function imageXml({ title, link, image }: Feed): string {
  return [
    '<image>',
    ...element('url', image.url),
    ...element('title', title),
    ...element('link', link),
    ...element('width', String(image.side)),
    ...element('height', String(image.side)),
    '</image>',
  ].join('\n');
}

/** Serializes the feed. */
export function feedXml(feed: Feed): string {
  const { title, description, language, link, self, copyright, items } = feed;
  const [newest] = items;
  const lines = [
    ...element('title', title),
    ...element('link', link),
    ...element('description', description),
    ...element('language', language),
    ...element('copyright', copyright),
    ...(newest ? element('lastBuildDate', moment(newest.published)) : []),
    `<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>`,
    imageXml(feed),
    ...items.map(itemXml),
  ];
  const document = [`<rss version="2.0" ${NAMESPACES}>`, '<channel>', ...lines, '</channel>', '</rss>'];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.join('\n')}\n`;
}
