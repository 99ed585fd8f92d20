import { type CoachBrief, hasCheckIn } from '#domain/coach/brief/brief.ts'
import { addDays } from '#domain/time/day.ts'
import { type Check, personWords, type TextFinding } from './finding.ts'
import { findUnknownName } from './named-people.ts'
import { findUnknownPast, type KnownPast } from './past-claims.ts'
import { findUnnamedPerson } from './unnamed-people.ts'

const readPast = (brief: CoachBrief): KnownPast => {
  const { date, days, notes, silentDays, returnedAfter } = brief
  const yesterday = addDays(date, -1)
  const state = days.find((day) => day.date === yesterday)?.state
  const isSilent = silentDays > 0 || returnedAfter !== null
  return {
    own: personWords(brief).join('\n'),
    isKept: hasCheckIn(state),
    // Silent days may lie before a day that the goal did not ask for.
    isMissed: state === undefined ? silentDays > 0 : state === 'missed',
    hasNote: notes.some((note) => note.date >= yesterday),
    hasKept: days.some((day) => hasCheckIn(day.state)) || brief.bestRun > 0,
    hasMissed: isSilent || days.some((day) => day.state === 'missed'),
  }
}

/** What a text says of the person that is not in the brief (TEXT-15): people, missed days, and what they did at an earlier time. */
export const checkPerson: Check = ({ all, brief }) => {
  const past = readPast(brief)
  return all.flatMap(({ name, own }): TextFinding[] => {
    const person = findUnnamedPerson(own, past.own) ?? findUnknownName(own, past.own)
    const claim = findUnknownPast(own, past)
    return [
      ...(person === undefined
        ? []
        : [{ rule: 'person' as const, says: `${name}: says “${person}”, of whom the person wrote nothing` }]),
      ...(claim === undefined
        ? []
        : [{ rule: 'person' as const, says: `${name}: says “${claim}”, which is not in the data` }]),
    ]
  })
}
