import { callNumber, emergencyNumber, type HelpLine, helpLine } from './help-lines.ts'
import type { Reason } from './outcome.ts'

/** One paragraph: what is set in bold, and what follows it. */
interface Paragraph {
  lead?: string
  text: string
}

export interface CareText {
  heading: string
  paragraphs: readonly Paragraph[]
  line: HelpLine
  /** The local emergency number; undefined where it is not known. */
  emergency?: string
}

const SUICIDE =
  'What you wrote may mean that you are thinking about ending your life or hurting yourself. If that is so, we are sorry that things are this hard, and it is good that you put it into words.'

const UNCLEAR =
  'What you wrote may mean that things are very hard for you, or that someone is hurting you. If that is so, we are sorry, and it is good that you put it into words.'

const opening = (reason: Reason, emergency: string, line: string): string => {
  if (reason === 'danger')
    return `What you wrote may mean that someone is hurting or threatening you. That is not your fault. If you are in danger now, call ${emergency} first. If someone else can see this screen or your mail, you can close this page and come back later.`
  if (reason === 'eating')
    return `What you wrote may mean that eating has become dangerous for you. A doctor can help, and you do not have to be sure before you ask. If you feel faint or very unwell, call ${emergency}.`
  if (reason === 'harm-others' || reason === 'minor-sexual')
    return `What you wrote may mean that somebody could be hurt, so this goal is not coached. If you are afraid of what you might do, call ${emergency} or a line on findahelpline.com now.`
  if (reason === 'minor')
    return `What you wrote may mean that someone is hurting you. That is not your fault, and you are allowed to tell. A teacher, a doctor, or another adult you trust can help, and so can ${line}.`
  return reason === 'unclear' ? UNCLEAR : SUICIDE
}

const KEPT = {
  goal: 'Your text is saved as you typed it. It gets no coaching, reminders, or streak.',
  interview: 'Your answers stay on this device as you typed them. No plan is made from them.',
  settings: 'The name is not saved, and your other settings stay as they were.',
  witness: 'The name is not saved, and no link was made.',
}
/** Where the words stand. */
export type CrisisPlace = keyof typeof KEPT

const aboutOneself = (reason: Reason): boolean => ['suicide', 'self-harm', 'distress', 'unclear'].includes(reason)

/**
 * The calm text of a crisis goal, in reading order: help first, product last (CARE-4). `zone` decides the help line and the
 * emergency number, `about` where the words stand.
 */
export const crisisText = (reason: Reason, zone: string, about: CrisisPlace = 'goal'): CareText => {
  const line = helpLine(zone, reason)
  const number = emergencyNumber(zone)
  const emergency = number ?? 'your local emergency number'
  const own = aboutOneself(reason)
  const used = own ? 'are used to hearing thoughts like these' : 'are used to hearing about situations like this'
  return {
    heading: 'You do not have to be alone with this',
    paragraphs: [
      { text: opening(reason, emergency, line.name) },
      {
        lead: 'Talk to someone now.',
        text: `${line.name}: ${line.how}.${line.note ? ` ${line.note}.` : ''} The people there ${used}. You do not need to know what to say. You can begin with: “I wrote something down, and I do not want to be alone with it.”`,
      },
      ...(own
        ? [
            {
              lead: 'If you might act on it soon, or are already hurt,',
              text: `call ${emergency} or go to the nearest emergency room. Ask someone to stay with you, and move away from anything you could hurt yourself with.`,
            },
          ]
        : []),
      {
        lead: 'Someone you trust counts too.',
        // Where the line is the list of all countries, it is named above.
        text: `A friend, a relative, a doctor, a neighbor. You could show them this page.${callNumber(line.how) === undefined ? '' : ' Lines in other countries: findahelpline.com.'}`,
      },
      ...(own
        ? [
            {
              text: `Thoughts like these can become quieter, and many people who have had them have found help and gone on living. You can ask for that help today${about === 'goal' ? ', whatever you decide about this goal' : ''}.`,
            },
          ]
        : []),
      {
        lead: 'What this app does.',
        text: `${KEPT[about]} This message is automatic: no person here has read your words, and we cannot answer in an emergency.`,
      },
    ],
    line,
    ...(number !== undefined && { emergency: number }),
  }
}

const REFUSED = {
  goal: 'This goal would hurt somebody, so it was not saved.',
  name: 'This name is about hurting somebody, so it was not saved.',
  words: 'These words are about hurting somebody, so they were not saved.',
}
/** What was refused. */
export type RefusedThing = keyof typeof REFUSED

/** The answer to a text that is not accepted. */
export const refusedText = (zone: string, what: RefusedThing): string =>
  `${REFUSED[what]} If you are afraid of what you might do, please call ${emergencyNumber(zone) ?? 'your local emergency number'} or a line on findahelpline.com now.`
