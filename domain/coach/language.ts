/** The languages that are distinguished. Latin script by frequent words, other scripts by their letters. */
const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
] as const

const LATIN = {
  en: `the a an my of to in and every for at with on by more less day days week weeks month before after i i'm is be am from
    without until not up out your you it its this that no when will as or each again myself about into then we're let's one
    today but what which there are was have has do does did can if how his her their our we they them who he she
    so much many too very than often always never stop`,
  de: `der die das den dem ein eine einen einem einer und oder nicht kein keine mein meine meinen meinem meiner mit ohne für
    von im am zum zur auf aus bei nach vor bis jeden jede jedes tag tage woche wochen mehr weniger ich du wir mich mir dich
    ist bin sind werden lernen laufen lesen schreiben rauchen aufhören abnehmen schlafen morgen abend abends morgens täglich
    machen essen trinken gehen zu in an um wie so dann nur noch auch schon heute wenn dass sich es er sie hast dir dein
    deine leg sag bau finden besser gesund weg spazieren gewinnen anfangen beginnen arbeiten sparen über unter minuten stunde
    fertig wieder endlich monat jahr kinder familie`,
  es: `el la los las un una de del y o no con sin para por en al mi mis tu que más menos cada día días semana mes año todos
    todas dejar aprender leer escribir correr fumar comer dormir hacer ser estar quiero ir a lo se me es ya hoy cuando como
    mejor vida casa hijos familia español inglés caminar beber ahorrar dinero terminar minutos horas perder ganar`,
  fr: `le la les l un une des du de et ou ne pas sans avec pour par en au aux dans sur mon ma mes ton ta tes que qui plus
    moins chaque jour jours semaine mois an tous toutes arrêter apprendre lire écrire courir fumer manger dormir faire être
    je tu nous vous me se est ce cette aujourd'hui quand mieux maison enfants famille français finir marcher boire perdre
    économiser minutes heures à d'`,
  it: `il lo la gli le un una di del della e o non con senza per in al alla mio mia miei tuo che più meno ogni giorno giorni
    settimana mese anno smettere imparare leggere scrivere correre fumare mangiare dormire fare essere io oggi quando come
    meglio casa figli famiglia italiano camminare`,
  pt: `o a os as um uma de do da dos das e ou não com sem para por em no na ao meu minha meus seu que mais menos cada dia
    dias semana mês ano todos parar aprender ler escrever correr fumar comer dormir fazer ser eu hoje quando como melhor
    casa filhos família português caminhar`,
  nl: `de het een en of niet geen mijn met zonder voor van op uit bij naar tot elke iedere dag dagen week maand jaar meer
    minder ik je jij wij is ben zijn worden leren lopen lezen schrijven roken stoppen slapen maken eten drinken gaan te in
    als dan ook vandaag wanneer beter huis kinderen nederlands`,
} as const

const LETTERS: Partial<Record<keyof typeof LATIN, RegExp>> = {
  de: /[äöüß]/u,
  es: /[ñ¿¡áíóú]/u,
  fr: /[çœèêëàùîô]/u,
  it: /[òìàù]/u,
  pt: /[ãõâ]/u,
}

type Latin = keyof typeof LATIN
export type Language = Latin | (typeof SCRIPTS)[number][0]

const isLatin = (name: string): name is Latin => Object.hasOwn(LATIN, name)
const WORDS = Object.entries(LATIN).flatMap(([name, words]) =>
  isLatin(name) ? [{ name, words: new Set(words.split(/\s+/)) }] : [],
)

/** Share of a text's letters in another script from which the text counts as written in it. */
const SCRIPT_SHARE = 0.3

/**
 * The language of a text, or null where nothing tells it: a name, a number, one word that several languages share. Of two
 * languages with equal evidence English is taken.
 */
export const detectLanguage = (text: string): Language | null => {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return null
  for (const [name, letter] of SCRIPTS) {
    // Japanese is written with Chinese characters too; they count for it where there are kana.
    const inScript = letters.filter((one) => letter.test(one) || (name === 'ja' && /\p{Script=Han}/u.test(one)))
    const isIt = inScript.length / letters.length >= SCRIPT_SHARE
    if (isIt && inScript.some((one) => letter.test(one))) return name
  }
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  let best: { name: Latin; score: number } | null = null
  for (const { name, words: known } of WORDS) {
    const marks = LETTERS[name]?.test(text.toLowerCase()) ? 1 : 0
    const score = marks + words.filter((word) => known.has(word)).length
    if (score > (best?.score ?? 0)) best = { name, score }
  }
  return best?.name ?? null
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u

/** Whether the first letter with a direction runs from right to left. */
export const isRightToLeft = (text: string): boolean => {
  const rtl = text.search(RIGHT_TO_LEFT)
  const ltr = text.search(LEFT_TO_RIGHT)
  return rtl >= 0 && (ltr < 0 || rtl < ltr)
}
