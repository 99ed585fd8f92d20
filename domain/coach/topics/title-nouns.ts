import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import {
  type Detail,
  type FreeDayTexts,
  type FreeMove,
  listDetailTexts,
  type StepAndChallenge,
} from '#domain/coach/library/frame.ts'
import { nameTitleName } from '#domain/coach/topics/objects/title-names.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { findLanguageName } from './language-name.ts'
import { OBJECTS } from './objects/title-objects.ts'
import { ANY_TITLE, type Renaming, rename } from './renaming.ts'
import { nameTitlePerson } from './title-people.ts'
import type { TopicTexts } from './topic.ts'
import type { Topic } from './topic-name.ts'

/** Where “children” in place of “child” changes the next word, too: “your child has” becomes “your children have”. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['child has', 'children have'],
  ['child is', 'children are'],
  ['child leans', 'children lean'],
  ['child looks', 'children look'],
  ['child says', 'children say'],
  ['child talks', 'children talk'],
  ['child’s name', 'children’s names'],
  ['child’s shoulder', 'children’s shoulders'],
])

/** What is restored, as titles name it. */
const RESTORED: readonly (readonly [title: string, noun: string])[] = [
  ['land rover|mustang|jeep|beetle|car', 'car'],
  ['truck', 'truck'],
  ['camper(?: ?van)?|van|bus', 'van'],
  ['motorcycles?|motorbikes?|scooter|moped|vespa', 'bike'],
  ['bikes?|bicycles?', 'bike'],
  ['tractor', 'tractor'],
  ['boat|sailboat|canoe', 'boat'],
  ['piano', 'piano'],
  ['guitar', 'guitar'],
  ['violin', 'violin'],
  ['clock', 'clock'],
  ['radio', 'radio'],
  ['typewriter', 'typewriter'],
  ['sewing machine', 'machine'],
  ['dresser', 'dresser'],
  ['(?:rocking )?chair', 'chair'],
  ['cabinet', 'cabinet'],
  ['table', 'table'],
  ['desk', 'desk'],
]

const RENAMINGS: Readonly<Partial<Record<Topic, readonly Renaming[]>>> = {
  restore: RESTORED.map(([words, noun]) => ({
    title: new RegExp(String.raw`\b(?:${words})\b`, 'iu'),
    from: /(?<=\bthe (?:finished |whole |rest of the )?)thing\b/gu,
    to: noun,
  })),
  joint: [
    { title: /\b(?:shoulders?|rotator cuff)\b/iu, from: /\byour back\b/gu, to: 'your shoulder' },
    { title: /\bneck\b/iu, from: /\byour back\b/gu, to: 'your neck' },
    { title: /\bwrists?\b/iu, from: /\byour back\b/gu, to: 'your wrist' },
    { title: /\belbows?\b/iu, from: /\byour back\b/gu, to: 'your elbow' },
    { title: /\barms?\b/iu, from: /\byour back\b/gu, to: 'your arm' },
  ],
  worship: [
    { title: /\bmass\b/iu, from: /\bservice\b/gu, to: 'Mass' },
    { title: /\bdharma talks?\b/iu, from: /\bservice\b/gu, to: 'talk' },
    { title: /\b(?:group|meeting)\b/iu, from: /\bservice\b/gu, to: 'meeting' },
    { title: /\b(?:jum[’']?u?[’']?ah|friday prayers?|mosque|masjid)\b/iu, from: /\bservice\b/gu, to: 'prayer' },
  ],
  vitals: [
    { title: /^(?!.*\bcholesterol\b).*\bblood pressure\b/iu, from: /\bthe value\b/gu, to: 'your blood pressure' },
    { title: /^(?!.*\bpressure\b).*\bcholesterol\b/iu, from: /\bthe value\b/gu, to: 'your cholesterol' },
    { title: /\b(?:hb)?a1c\b/iu, from: /\bthe value\b/gu, to: 'your A1C' },
    { title: /\bblood (?:sugar|glucose)\b/iu, from: /\bthe value\b/gu, to: 'your blood sugar' },
  ],
  shout: [
    {
      title: /\b(?:kids|children|sons|daughters|boys|girls|twins|teenagers|toddlers)\b/iu,
      from: /(?<=\b[Yy]our )child(?:’s (?:name|shoulder)| (?:has|is|leans|looks|says|talks))?\b/gu,
      to: (found) => PLURALS.get(found) ?? found.replace('child', 'children'),
    },
  ],
  scripture: [
    { title: /\bpsalm(?:s|en)?\b/iu, from: /\bpassage(s?)\b/gu, to: 'psalm$1' },
    { title: /\bsurahs?\b/iu, from: /\bpassage(s?)\b/gu, to: 'surah$1' },
    {
      title: /\bchapters? (?:of|from|in) |\bchapters? (?:a|per|each|every) (?:day|morning|night|evening)\b/iu,
      from: /\bpassage(s?)\b/gu,
      to: 'chapter$1',
    },
  ],
}

const LANGUAGES_MAX = 200

/** One object for each language, because what is renamed is kept by it. */
const createLanguageRenaming = memoize(
  (to: string): Renaming => ({
    title: ANY_TITLE,
    from: /\b(?:the language you are learning|(?:the|your) new language)\b/gu,
    to,
  }),
  LANGUAGES_MAX,
)

/** The name of the one language that a title has, in place of “the language you are learning” and “the new language”. */
const nameLanguage = (title: string): Renaming | undefined => {
  const to = findLanguageName(title)
  return to === undefined ? undefined : createLanguageRenaming(to)
}

const findRenaming = (topic: Topic, title: string): Renaming | undefined =>
  topic === 'language'
    ? nameLanguage(title)
    : (nameTitlePerson(topic, title) ??
      nameTitleName(topic, title) ??
      [...(RENAMINGS[topic] ?? []), ...(OBJECTS[topic] ?? [])].find((one) => one.title.test(title)))

/** Keeps what was made of each list, because the plans of a person are arranged once for each list. */
const remember = <T extends object>(renameTexts: (texts: T, renaming: Renaming) => T) => {
  const renameBy = memoizeByObject((texts: T) => memoizeByObject((renaming: Renaming) => renameTexts(texts, renaming)))
  return (topic: Topic, texts: T, title: string): T => {
    const renaming = findRenaming(topic, title)
    return renaming === undefined ? texts : renameBy(texts)(renaming)
  }
}

const renameEntry = <T extends LibraryStep | LibraryChallenge>(entry: T, renaming: Renaming): T => ({
  ...entry,
  text: rename(entry.text, renaming),
  ...(entry.twin !== undefined && { twin: rename(entry.twin, renaming) }),
})

const renamePair = ({ step, challenge }: StepAndChallenge, renaming: Renaming): StepAndChallenge => ({
  step: renameEntry(step, renaming),
  challenge: renameEntry(challenge, renaming),
})

/** The steps and challenges of a topic with the noun of a goal's title: a psalm in place of a passage (TEXT-24). */
export const nameInTexts = remember<TopicTexts>(({ steps, challenges }, renaming) => ({
  steps: steps.map((step) => renameEntry(step, renaming)),
  challenges: challenges.map((challenge) => renameEntry(challenge, renaming)),
}))

/** The same in the texts of a day that the goal does not ask for (TEXT-30). */
export const nameInFreeTexts = remember<FreeDayTexts>(({ any, eve }, renaming) => {
  const renameMove = (move: FreeMove): FreeMove => ({
    ...move,
    text: rename(move.text, renaming),
    short: rename(move.short, renaming),
    pairs: move.pairs.map((pair) => renamePair(pair, renaming)),
  })
  return { any: any.map(renameMove), eve: eve.map(renameMove) }
})

/** The same in a detail or an answer. */
export const renameInDetail = <T extends Detail>(topic: Topic, detail: T, title: string): T => {
  const renaming = findRenaming(topic, title)
  if (renaming === undefined || listDetailTexts(detail).some((words) => renaming.unless?.test(words))) return detail
  const { text, short, drill_sergeant, kind_encouraging, teammate, wise_mentor, own } = detail
  const named = (words: string) => rename(words, renaming)
  return {
    ...detail,
    ...{ text: named(text), short: named(short), drill_sergeant: named(drill_sergeant) },
    ...{ kind_encouraging: named(kind_encouraging), teammate: named(teammate), wise_mentor: named(wise_mentor) },
    ...(own && { own: own.map((pair) => renamePair(pair, renaming)) }),
  }
}
