import { Editor } from '@tiptap/core';
import { cleanPasted as clean } from './clean-pasted';
import { EXTENSIONS, type TextKind } from './extensions';
import { pasteProps } from './paste';

const refused = jest.fn();
beforeEach(() => refused.mockClear());
const cleanPasted = (html: string): string => clean(html, { pictures: true, onPicturesRefused: refused });

const item = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test('lists from Word become real lists', () => {
  expect(cleanPasted(item(1, '·', 'Jedna') + item(2, 'o', 'Dvě') + item(1, '·', 'Tři'))).toBe(
    '<ul><li>Jedna<ul><li>Dvě</li></ul></li><li>Tři</li></ul>',
  );
  expect(cleanPasted(`<p>Úvod</p>${item(1, '1.', 'Jedna')}<p>Mezi</p>${item(1, '1.', 'Další')}`)).toBe(
    '<p>Úvod</p><ol><li>Jedna</li></ol><p>Mezi</p><ol><li>Další</li></ol>',
  );
});

test('Word markup is removed, and headings are mapped to those of articles', () => {
  expect(
    cleanPasted('<style>p{}</style><h1>Název</h1><p>Text<o:p>.</o:p></p><p><o:p>&nbsp;</o:p></p><h6>Malý</h6>'),
  ).toBe('<h2>Název</h2><p>Text.</p><h4>Malý</h4>');
});

describe('pasted into the editor', () => {
  function paste(html: string, { content = '<p>Text</p>', kind = 'article' as TextKind } = {}): string {
    const editor = new Editor({ extensions: EXTENSIONS[kind], content, editorProps: pasteProps(kind, refused) });
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
    const result = editor.getHTML();
    editor.destroy();
    return result;
  }

  test('a picture of another site is refused, and its caption stays', () => {
    const result = paste(
      '<p>Lípa</p><figure><img src="https://else.example/a.jpg"><figcaption>V květu</figcaption></figure>',
    );
    expect(result).not.toContain('<img');
    expect(result).toContain('<p>V květu</p>');
    expect(refused).toHaveBeenCalledTimes(1);
    paste('<img src="data:image/png;base64,AAAA">');
    expect(refused).toHaveBeenCalledTimes(2);
  });

  test('a picture of this site is kept, with a path of its own', () => {
    expect(paste(`<img src="${location.origin}/cdn/a.webp" alt="Lípa">`)).toContain(
      '<img src="/cdn/a.webp" alt="Lípa">',
    );
    expect(refused).not.toHaveBeenCalled();
  });

  test('a letter takes no picture', () => {
    expect(paste('<p>Lípa <img src="/cdn/a.webp"></p>', { kind: 'letter' })).not.toContain('<img');
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('a table goes below the list, out of its item', () => {
    const table = '<table><tbody><tr><td>Dub</td><td>12</td></tr></tbody></table>';
    const list = '<ul><li><p>Jedna</p><ul><li><p>Dvě</p></li></ul></li></ul>';
    const result = paste(table, { content: list });
    expect(result).toMatch(/^<ul>.*<\/ul><table>.*Dub.*<\/table>/);
    expect(result.slice(0, result.indexOf('<table'))).toBe(list);
  });
});
