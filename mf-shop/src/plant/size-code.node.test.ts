import { sizeGroup, sizeParts } from './size-code';

test.each([
  ['C5', [['container', '5']]],
  ['C7,5', [['container', '7,5']]],
  ['k9', [['pot', '9']]],
  ['60-80', [['height', '60–80']]],
  ['200+', [['height', '200+']]],
  ['OK 14-16', [['girth', '14–16']]],
  [
    'OK 14-16 ZB',
    [
      ['girth', '14–16'],
      ['rootBall', ''],
    ],
  ],
  [
    'HK OK 12-14 C45',
    [
      ['standard', ''],
      ['girth', '12–14'],
      ['container', '45'],
    ],
  ],
  [
    '150-200 PK',
    [
      ['height', '150–200'],
      ['bareRoot', ''],
    ],
  ],
  [
    'VK 250-300',
    [
      ['multiStem', ''],
      ['height', '250–300'],
    ],
  ],
  [
    '175-200 PK polokmen',
    [
      ['height', '175–200'],
      ['bareRoot', ''],
      ['halfStandard', ''],
    ],
  ],
  ['stromková', [['smallStandard', '']]],
  ['extra C2', [['container', '2']]],
  ['podle domluvy', []],
  ['', []],
])('the code %j is split into %j', (code, parts) => {
  expect(sizeParts(code).map(({ kind, value }) => [kind, value])).toEqual(parts);
});

test.each([
  ['C2', 'container'],
  ['k9', 'container'],
  ['60-80', 'height'],
  ['OK 8-10 C20', 'girth'],
  ['ZB', 'other'],
])('%s belongs to the group %s', (code, group) => {
  expect(sizeGroup(code)).toBe(group);
});
