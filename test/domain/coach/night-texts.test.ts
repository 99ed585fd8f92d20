import { expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DISTURBING =
  /\b(?:call|ask|tell|send|invite|visit|outside|go out|neighbors?|child(?:ren)?|kids?|aloud|out loud)\b/iu

const listAsks = (localTime: string): string[] =>
  Object.values(BRIEFS).flatMap((brief) =>
    Array.from({ length: 20 }, (_, offset) => composeText(LIBRARY, { ...brief, localTime }, { offset })).flatMap(
      ({ micro_plan, challenge }) => [...micro_plan, challenge],
    ),
  )
/** Without the person's own words, such as the title and the plan. */
const unquoted = (text: string): string => text.replace(/“[^”]*”|the 5:30 call|shouting at your kids/gu, '')

it.each(['23:00', '01:30', '03:59'])('asks for nothing that wakes or needs others at %s (NUDGE-9)', (time) => {
  expect(listAsks(time).filter((text) => DISTURBING.test(unquoted(text)))).toEqual([])
})

it.each(['22:59', '04:00'])('may ask for company at %s (NUDGE-9)', (time) => {
  expect(listAsks(time).filter((text) => DISTURBING.test(unquoted(text))).length).toBeGreaterThan(20)
})
