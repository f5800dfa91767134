import type { Kind } from '../../talk.ts'

/** Words that only this language has among its most frequent ones; those that English has too are left out. */
const frequent: Readonly<Record<string, string>> = {
  spanish:
    'el los las una unos qué que cómo como cuándo dónde para por pero muy más mis tengo quiero puedo necesito hacer está están soy estoy mi negocio clientes cliente dinero precio gracias hola también cuánto porque del al ayuda empresa debo cobrar cuesta cuestan puede qué hago ahora siguiente vender venta precios proveedor socio cancelar suscripción dónde mejor',
  german:
    'der das und ist ich nicht wie wer wann warum mein meine meinen meiner ein eine einen mit für auf auch wir kann soll muss habe haben werden wird finde mache kunden kunde geld preis danke hallo bitte viel wieviel zu von dem den ersten über brauche hilfe ja nein wo was bin sind hast du sie noch nur kein keine oder aber weil dass ihr uns mir mich dir bei nach aus meiner lieferant preise erhöht kündigen nun tun mache kostet rechnung kunde verkaufen soviel jetzt',
  french:
    "le c'est quoi entre et la différence qu'est-ce qu'un d'affaires chiffre bénéfice sans chez leur notre votre les une des est je ne pas comment quand où pourquoi mon mes pour avec mais très puis-je j'ai je suis nous vous argent prix merci bonjour salut combien trouver faire dois peux quel quelle entreprise aux du coûte coûtent besoin d'aide aide que maintenant fournisseur augmenté ses vendre annuler abonnement puis moi ça c'est est-ce mes où client clients",
  portuguese:
    'os uma não como quando onde porquê meu minha meus minhas para por mas muito mais tenho quero posso preciso fazer está sou estou negócio clientes cliente dinheiro preço obrigado obrigada olá oi também quanto ajuda empresa você são dos das ao',
  italian:
    'il gli una che non quando dove perché mio mia miei mie molto più ho voglio posso devo fare è sono sto attività clienti cliente soldi prezzo grazie ciao buongiorno anche quanto aiuto azienda della dei nel trovo trovare',
  dutch:
    'het een en ik niet hoe wanneer waar waarom mijn voor maar heel meer heb wil kan moet maken vind krijg klanten klant geld prijs bedankt hallo ook hoeveel bedrijf zijn dit dat jullie eerste deze naar',
  polish:
    'jak nie się jest czy kiedy gdzie dlaczego mój moja moje dla ale bardzo więcej mam chcę mogę muszę zrobić klientów klienta klient pieniądze cena dziękuję dzień dobry cześć też ile firma firmy pierwszych co to są w z na do',
  turkish:
    'bir ve ben değil nasıl zaman nerede neden niçin benim için ile ama çok daha var istiyorum yapabilirim gerekiyor müşteri müşteriler müşterilerimi para fiyat teşekkürler merhaba da ne kadar iş şirket bu mi mı ilk bulurum',
  swedish:
    'och jag inte hur när var varför min mitt mina för med mycket mer har vill kan måste kunder kund pengar pris hej också företag det är att en ett första',
}

/** “I only read English”, in each language that is told apart here. */
export const readsEnglish: Readonly<Record<string, string>> = {
  spanish:
    'Por ahora solo leo inglés: escríbeme la pregunta en inglés y la respondo. (I only read English for now: please ask in English.)',
  german:
    'Ich lese bisher nur Englisch: Stell mir die Frage auf Englisch, dann antworte ich gern. (I only read English for now: please ask in English.)',
  french:
    'Pour l’instant, je ne lis que l’anglais : posez-moi la question en anglais et j’y répondrai. (I only read English for now: please ask in English.)',
  portuguese:
    'Por enquanto só leio inglês: faça a pergunta em inglês e eu respondo. (I only read English for now: please ask in English.)',
  italian:
    'Per ora leggo solo l’inglese: scrivimi la domanda in inglese e ti rispondo. (I only read English for now: please ask in English.)',
  dutch:
    'Ik lees voorlopig alleen Engels: stel je vraag in het Engels, dan geef ik antwoord. (I only read English for now: please ask in English.)',
  polish:
    'Na razie czytam tylko po angielsku: zadaj pytanie po angielsku, a odpowiem. (I only read English for now: please ask in English.)',
  turkish:
    'Şimdilik yalnızca İngilizce okuyabiliyorum: sorunu İngilizce yazarsan yanıtlarım. (I only read English for now: please ask in English.)',
  swedish:
    'Än så länge läser jag bara engelska: ställ frågan på engelska så svarar jag. (I only read English for now: please ask in English.)',
  cyrillic:
    'Пока я читаю только по-английски: задайте вопрос по-английски, и я отвечу. (I only read English for now: please ask in English.)',
  han: '我目前只能阅读英文，请用英文提问。(I only read English for now: please ask in English.)',
  kana: '今のところ英語しか読めません。英語で質問してください。(I only read English for now: please ask in English.)',
  hangul: '지금은 영어만 읽을 수 있습니다. 영어로 질문해 주세요. (I only read English for now: please ask in English.)',
  arabic:
    'أقرأ الإنجليزية فقط حتى الآن: اطرح سؤالك بالإنجليزية من فضلك. (I only read English for now: please ask in English.)',
  devanagari: 'अभी मैं केवल अंग्रेज़ी पढ़ता हूँ: कृपया अंग्रेज़ी में पूछें। (I only read English for now: please ask in English.)',
  other: 'I only read English for now: please ask me in English, in a few plain words.',
}

/** The same once more, for those who ask on. */
const readsEnglishStill: Readonly<Record<string, readonly string[]>> = {
  spanish: [
    'Sigo sin poder leer español. Unas pocas palabras sencillas en inglés bastan, por ejemplo: “find customers”, “set a price”.',
    'En español no te puedo ayudar; una persona quizá sí: en [coaching](/coaching) se explica cómo tener un coach.',
  ],
  german: [
    'Deutsch lese ich noch immer nicht. Ein paar einfache englische Wörter reichen, zum Beispiel “find customers” oder “set a price”.',
    'Auf Deutsch kann ich nicht helfen, ein Mensch vielleicht schon: Unter [Coaching](/coaching) steht, wie man einen Coach bekommt.',
  ],
  french: [
    'Je ne lis toujours pas le français. Quelques mots simples en anglais suffisent, par exemple « find customers » ou « set a price ».',
    'En français, je ne peux pas vous aider ; une personne le peut peut-être : la page [coaching](/coaching) dit comment avoir un coach.',
  ],
}
const anyLanguage = [
  'I only read English. A few plain words are enough, such as “find customers” or “set a price”.',
  'I can’t help in another language; a person may: [coaching](/coaching) says how to get a coach.',
  'Still only English, I’m sorry.',
]

const english = new Set(
  (
    'the a an and or but is are was were be been am do does did have has had i you he she it we they my your his her our their me him us them this that what ' +
    'how when where why who which can could should would will not no yes of to in on for with from at by about if so as into out up get give make find tell need want'
  ).split(' '),
)

const languages = Object.entries(frequent).map(
  ([name, words]) => [name, new Set(words.split(' ').filter((word) => !english.has(word)))] as const,
)

const scripts: readonly (readonly [string, RegExp])[] = [
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['han', /\p{Script=Han}/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
]
const letters = /\p{L}/gu
const latin = /\p{Script=Latin}/gu

/** Only the beginning is looked at: a language shows in a few words. */
const looked = 400
const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** The language of a message that isn't English, `other` for one without a name here; undefined for English. */
export function foreignLanguage(message: string): string | undefined {
  const text = message.slice(0, looked).toLowerCase().replace(/[’‘]/g, "'")
  const all = count(text, letters)
  if (all >= 2 && count(text, latin) < all / 2)
    return scripts.find(([, sign]) => count(text, sign) >= Math.max(1, all / 5))?.[0] ?? 'other'
  const words = text.match(/[\p{L}'-]+/gu) ?? []
  const ownWords = words.filter((word) => english.has(word)).length
  const scores = languages
    .map(([name, known]) => ({ name, score: words.filter((word) => known.has(word)).length }))
    .sort((one, other) => other.score - one.score)
  // Only Spanish asks and exclaims upside down.
  if (/[¿¡]/.test(text)) return 'spanish'
  const [best] = scores
  if (!best || best.score <= ownWords) return undefined
  return best.score >= 2 || words.length <= 2 ? best.name : undefined
}

/** Another language is told so in its own words: what it asks for may well be in the program. */
export const language: Kind = {
  group: 'language',
  read: ({ text, said }) => {
    const found = foreignLanguage(text)
    if (!found) return undefined
    const all = [readsEnglish[found] ?? '', ...(readsEnglishStill[found] ?? []), ...anyLanguage]
    return () => [
      all.find((line) => line !== '' && !said.has(line)) ?? `I only read English (asked ${said.times} times).`,
    ]
  },
}
