import { cleanPasted } from './clean-pasted';

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
