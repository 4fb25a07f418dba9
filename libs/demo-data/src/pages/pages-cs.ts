import type { ContentPage } from '@arbora/domain';
import type { DemoText } from '../news/news-topic';
import { TERMS } from './terms';

/** Bodies of pages in Czech. */
export const PAGES_CS: Readonly<Record<ContentPage, DemoText>> = {
  'o-nas': {
    title: 'O nás',
    perex:
      'Pěstujeme alejové stromy, jehličnany, keře a ovocné stromy ve vlastní půdě, od semenáčku po vzrostlý strom.',
    body: `Jsme školka se dvěma pobočkami, v Obříství u soutoku Labe s Vltavou a ve Smržicích na Hané. Většinu rostlin, které prodáváme, jsme sami vypěstovali: každý strom několikrát přesadíme, zapěstujeme mu korunu a vyzvedneme ho s balem, který udrží kořeny pohromadě.
## Pro koho pracujeme
- Městům a obcím dodáváme stromy do alejí, parků a sídlišť, s výběrem na poli a s dopravou na místo.
- Zahradním architektům a realizačním firmám připravíme stromy podle projektu a rezervujeme je do termínu výsadby.
- Zahrádkářům poradíme, co se hodí na jejich pozemek, i když si přijedou pro jedinou jabloň.
## Jak pěstujeme
Rostliny z polí vyzvedáváme od října do dubna, mimo mráz. Stromy v kontejnerech prodáváme po celý rok. Na polích držíme mezi řadami trávu, která chrání půdu, a zaléváme dešťovou vodou z vlastních nádrží.
## Přijďte se podívat
Pole jsou otevřená v provozní době obou poboček. Na výběr vzrostlých stromů si domluvte schůzku, projdeme řady s vámi.`,
  },
  reference: {
    title: 'Reference',
    perex: 'Stromy z našich polí rostou v alejích, parcích i na dvorech škol.',
    body: `Vybíráme několik druhů výsadeb, které za námi stojí. Rádi vás spojíme s lidmi, kteří se o stromy starají dnes.
## Aleje a silnice
Lípy, javory a jeřáby s výškou nasazení koruny od 2,2 m, zapěstované pro podjezd. Dodáváme je s balem a s kotvením, výsadbu řídí obec nebo její správa silnic.
## Parky a sídliště
Solitéry s obvodem kmene 20–45 cm, které jsou na místě vidět od prvního roku. Součástí dodávky je plán zálivky na první tři vegetační období.
## Školy a firmy
Menší stromy a keře pro školní dvory a vstupy firem, často vysazené s dětmi nebo zaměstnanci. Poradíme s výběrem druhů bez trnů a jedovatých plodů.
## Chcete vidět stromy na místě?
Napište nám, jaký druh a velikost hledáte. Najdeme výsadbu ve vašem okolí, na kterou se můžete podívat.`,
  },
  student: {
    title: 'Pro studenty',
    perex: 'Praxe, brigády a podklady pro závěrečné práce v obou pobočkách.',
    body: `Ke školce patří učení. Studenty středních i vysokých škol zahradnických, lesnických a krajinářských oborů bereme na praxi i na brigádu.
## Odborná praxe
- Trvá nejméně dva týdny, od března do listopadu.
- Projdete množení, přesazování, řez i expedici.
- Vede vás mistr, který na konci potvrdí deník praxe.
## Letní brigáda
Od června do září hledáme pomoc se zálivkou, vyvazováním a balením. Platíme hodinově, pracovní oděv půjčíme. Brigádníkům musí být nejméně 16 let.
## Závěrečné práce
Pro bakalářské a diplomové práce poskytneme měření z našich polí a rostlinný materiál. Napište nám téma, vedoucího práce a termín odevzdání.
## Exkurze
Skupiny do 30 lidí provedeme zdarma ve všední dny od dubna do října. Termín si domluvte alespoň tři týdny předem.`,
  },
  oznameni: {
    title: 'Oznámení',
    perex: 'Provozní informace, které se týkají našich zákazníků.',
    body: `Sem dáváme zprávy o provozu: omezení otevírací doby, uzavírky polí a změny v dodávkách.
## Prodej prostokořenných rostlin
Prostokořenné stromy a keře prodáváme od poloviny října do poloviny dubna, pokud nemrzne. V mrazu je ze země nevyzvedáváme a dohodnuté termíny posouváme.
## Vánoční přestávka
Od 25. prosince do 6. ledna jsou obě pobočky zavřené. Objednávky z webu přijímáme dál a vyřídíme je hned potom.
## Ochranná opatření
Rostliny dodáváme s rostlinolékařským pasem. Pokud se v okolí některé z poboček objeví karanténní škodlivý organismus, vyhlásíme zde omezení prodeje dotčených druhů.`,
  },
  gdpr: {
    title: 'Ochrana osobních údajů',
    perex: 'Jaké údaje o vás máme, k čemu je potřebujeme a jak dlouho je uchováváme.',
    body: `Správcem údajů je provozovatel školky Arbora. S dotazy a žádostmi se obracejte na naši kontaktní adresu.
## Jaké údaje zpracováváme
- Účet: e-mail, jméno, přezdívka, telefon a u firem IČO, DIČ a adresa.
- Objednávky, poptávky a rezervace: co jste objednali, jména na vstupenkách a platby.
- Zpravodaje: e-mail a seznamy, ke kterým jste se přihlásili.
- Žádosti o práci: údaje a životopis, které nám pošlete.
## Proč a na jakém základě
Údaje k účtu, objednávkám a rezervacím potřebujeme ke splnění smlouvy. Daňové doklady nám ukládá zákon. Zpravodaje a měření návštěvnosti jsou jen s vaším souhlasem, který můžete kdykoli odvolat.
## Jak dlouho
Účet vedeme, dokud si ho nesmažete. Daňové doklady uchováváme deset let. Odhlášením ze zpravodaje vás ze seznamu vyřadíme.
## Komu je předáváme
Jen těm, kdo pro nás zajišťují rozesílání pošty a provoz serverů, a úřadům, pokud nám to ukládá zákon. Údaje neprodáváme.
## Vaše práva
V účtu si můžete údaje stáhnout, opravit i celý účet smazat. Máte právo na přístup, opravu, výmaz, omezení zpracování, přenositelnost a námitku. Stížnost můžete podat u Úřadu pro ochranu osobních údajů.
## Cookies
Nezbytné cookies drží přihlášení, jazyk a vzhled stránek. Analytické se ukládají jen s vaším souhlasem a v nastavení cookies je můžete vypnout.`,
  },
  podminky: TERMS.cs,
  trendy2024: {
    title: 'Trendy 2024',
    perex: 'Setkání zahradních architektů a správců zeleně v naší školce, jen pro zvané.',
    body: `Jednou za rok zveme architekty, realizační firmy a správce městské zeleně na den v polích. Ukážeme, co z nových odrůd obstálo, a probereme, co se nepovedlo.
## Program
- 9.00 příjezd a káva
- 9.30 stromy pro suchá místa: zkušenosti ze tří let bez zálivky
- 11.00 procházka po polích s výběrem druhů
- 13.00 oběd
- 14.00 řez alejových stromů v praxi
## Přihlášení
Pozvánku posíláme e-mailem. Přihlaste se pod adresou, na kterou přišla, a vyberte si termín. Účast je zdarma a počet míst je omezený.`,
  },
  kontakt: {
    title: 'Kontakt',
    perex: 'Zavolejte, napište nebo přijeďte do pobočky, která je vám blíž.',
    body: `S výběrem rostlin, dopravou i fakturací vám poradí obě pobočky. Čechy má na starosti Obříství, Moravu a Slezsko Smržice.
## Než přijedete
- Na vzrostlé stromy si domluvte schůzku předem, ať máme čas projít pole s vámi.
- Pro větší odběr přijeďte s nákladním autem nebo valníkem. Naložíme vás.
- Pro objednané rostliny si vezměte číslo objednávky.
## Zpráva
Na zprávy odpovídáme do dvou pracovních dnů. U poptávek prosím uveďte druh, velikost, počet kusů a místo výsadby.`,
  },
  services: {
    title: 'Služby',
    perex: 'Od výběru stromu po jeho první řez na vašem pozemku.',
    body: `Nenecháme vás na stromy samotné. S čím vám pomůžeme:
- Poradenství: projdeme s vámi pozemek nebo projekt a doporučíme druhy a velikosti.
- Rezervace: vybrané stromy označíme na poli a podržíme do termínu výsadby.
- Doprava: rostliny přivezeme vlastním autem s hydraulickou rukou.
- Výsadba: vzrostlé stromy zasadíme, ukotvíme a zalijeme.
- Následná péče: výchovný řez a kontrola kotvení v prvních třech letech.
## Akce a exkurze
Pořádáme procházky po polích, kurzy řezu a dny otevřených dveří. Místo si rezervujete na webu.
## Cena
Cenu služeb počítáme podle rozsahu a vzdálenosti. Pošlete nám poptávku, odpovíme s nabídkou.`,
  },
  'services-photo': {
    title: 'Fotografie rostlin',
    perex: 'Snímky z našich polí pro projekty, katalogy a výuku.',
    body: `Rostliny fotíme v průběhu celého roku: v květu, na podzim i v zimě, kdy je vidět stavba koruny. Fotografie z katalogu poskytneme architektům, školám a partnerům.
## Jak je získat
- Napište nám druhy, které potřebujete, a k čemu snímky použijete.
- Pošleme odkaz ke stažení v plném rozlišení.
- Pro projekty a výuku jsou zdarma, stačí uvést zdroj Arbora.
## Focení u nás
Kdo chce fotit na polích sám, ať se ohlásí předem v pobočce. Focení pro reklamu a s dronem povolujeme jednotlivě.`,
  },
  tour: {
    title: 'Virtuální prohlídka',
    perex: 'Projděte si naše pole a kontejnerovny, než přijedete.',
    body: `Prohlídka vede po cestách, kterými s vámi chodíme při výběru stromů. V Obříství uvidíte alejové stromy a solitéry, ve Smržicích kontejnerovny a ovocné stromy.
## Jak se v ní pohybovat
- Tažením myší nebo prstem se rozhlédnete, na klávesnici šipkami.
- Klepnutím na značku s názvem místa přejdete dál.
- Pod obrazem je seznam všech míst, do kterých se odsud dá jít.
Prohlídky jsou zatím kreslené, fotografie doplníme, až se stromy zazelenají. Aktuální nabídku najdete v sortimentu.`,
  },
};
