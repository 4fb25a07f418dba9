/** Common passwords of the site's countries (lower case) and those made of its words, which international lists lack. */
const LOCAL_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11111111 00000000 12341234 12344321 11223344
  112233445566 123123123 123321123 147258369 123654789 789456123 741852963 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4
  q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwertzui qwertzuiop qwertz123 asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 1234qwer qwer1234 qweasdzxc
  qazwsxedc abcd1234 abc12345 abcdefgh abcdefg1 aa123456 aa12345678 a1234567 a12345678 a123456789 123456aa 12345678a
  123456789a 123456abc 123456qwe password password1 password12 password123 password1234 password! p@ssword p@ssw0rd
  pa55word passw0rd passwort passwort1 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football
  football1 baseball basketball superman spiderman batman123 pokemon1 starwars trustno1 whatever computer internet
  samsung1 michelle jennifer michael1 charlie1 jordan23 liverpool chelsea1 arsenal1 barcelona juventus welcome1
  welcome123 letmein1 letmein123 admin123 admin1234 administrator adminadmin changeme changeme1 default1 secret123
  test1234 testtest testing1 dragon123 monkey123 master123 shadow12 killer123 hello123 hello1234 freedom1 mustang1
  corvette maverick midnight danielle alexander alexandra christian elizabeth victoria samantha stephanie anthony1
  lovelove loveyou1 loveme123 fuckyou1 fuckyou2 11112222 22222222 33333333 55555555 66666666 77777777 88888888 99999999
  12121212 10203040 13131313 1234554321 123456654321 102030405060 159753123 147852369 qwe123456 asd123456 zxc123456
  heslo123 heslo1234 heslo12345 hesloheslo mojeheslo tajneheslo milujutě milacek1 slunicko sluníčko slunicko1
  kocicka1 pejsek123 sparta123 slavia123 praha123 brno1234 ostrava1 ceskarepublika ahoj1234 ahojahoj nazdar123 lokomotiva
  veronika katerina kristyna michaela martinka lucinka1 petra123 tomas123 jirka123 pepa1234 honza123 zahrada1 zahrada123
  haslo123 haslohaslo mojehaslo kochanie kochanie1 misiaczek kochamcie polska123 qwerty11 zaq1zaq1 marcin123 agnieszka
  arbora123 arboraarbora stromky1 skolky123 rostlina`
    .split(/\s+/)
    .filter((password) => password.length >= 8),
);

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password (lower case) is among the most common ones: 18,000 of at least eight characters, and local ones.
 * The list is loaded on first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return LOCAL_PASSWORDS.has(password) || (await common).has(password);
}
