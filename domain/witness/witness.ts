import * as z from 'zod/mini'
import { lineOfText, optionalLine } from '#domain/characters.ts'
import { circleType } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/units.ts'

/** The witness of a goal: its fields, and the views of the owner and of the witness (WITNESS-1 to WITNESS-14). */

/** The owner's name as the witness sees it, and the witness's name as the owner sees it; empty without one. */
export const WITNESS_NAME_MAX = 40
export const ownerName = optionalLine(WITNESS_NAME_MAX)
export const witnessName = optionalLine(WITNESS_NAME_MAX)

export const WITNESS_LINE_MAX = 200
export const witnessLine = lineOfText(WITNESS_LINE_MAX)

/** Milliseconds between two lines of a witness (WITNESS-5). */
export const LINE_INTERVAL_MS = 7 * DAY_MS
/** Days on which an arrived line is shown, the day of its morning included. */
export const LINE_SHOWN_DAYS = 7

/** The token of a witness link: 32 random bytes in base64url (ADR 225). */
export const WITNESS_TOKEN = /^[A-Za-z0-9_-]{43}$/
export const witnessToken = z.string().check(z.maxLength(43), z.regex(WITNESS_TOKEN))

/** What the owner sees of a goal's witness. */
export const witnessView = z.strictObject({
  name: z.string(),
  invited_at: z.iso.datetime(),
  /** When the link was first opened; null until then. */
  opened_at: z.nullable(z.iso.datetime()),
  muted: z.boolean(),
  /** When the witness declined (WITNESS-13); null unless so. */
  declined_at: z.nullable(z.iso.datetime()),
  /** The name that the witness gave with a line (WITNESS-14); empty without one. */
  witness_name: z.string(),
  /** The line that arrived with a morning of the last 7 days. */
  line: z.nullable(z.strictObject({ text: z.string(), day })),
})
export type WitnessView = z.infer<typeof witnessView>

const WITNESS_DAY_STATES = ['done', 'missed', 'open', 'rest', 'paused', 'off', 'closed'] as const
const witnessDay = z.strictObject({ date: day, state: z.enum(WITNESS_DAY_STATES) })
export type WitnessDay = z.infer<typeof witnessDay>

/** What the link shows (WITNESS-3). `quiet` names nothing of the goal. */
export const witnessedGoal = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('open'),
    owner_name: z.string(),
    /** The name that the witness gave with the last line; empty without one. */
    witness_name: z.string(),
    title: z.string(),
    circle_type: z.nullable(circleType),
    /** The last 28 days, oldest first; the last is the owner's check-in day. */
    days: z.array(witnessDay),
    /** Whether a line is accepted now. False in the same way for a muted witness and for one who wrote this week. */
    can_send: z.boolean(),
  }),
  z.strictObject({ state: z.literal('quiet') }),
])
export type WitnessedGoal = z.infer<typeof witnessedGoal>
