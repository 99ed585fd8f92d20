import { addDays, type Day, daysBetween } from '#domain/time/day.ts'

/**
 * Days as the hex digits of a bit per day: bit 0 is the day that the bits end on, bit n is n days before it. 24 digits hold 96
 * days, so that the summary of a run stays one write unit.
 */
export type Bits = string

/** How many days the bits reach back. */
const HISTORY_DAYS = 96

export const NO_DAYS: Bits = '0'

const parse = (bits: Bits): bigint => BigInt(`0x${bits || '0'}`)
const format = (value: bigint): Bits => BigInt.asUintN(HISTORY_DAYS, value).toString(16)

/** The bits as they end on a day that is `days` later. */
export const shiftBits = (bits: Bits, days: number): Bits =>
  days >= HISTORY_DAYS ? NO_DAYS : format(parse(bits) << BigInt(days))

/** The bits with the day `back` days before their last one. */
export const addBit = (bits: Bits, back: number): Bits =>
  back >= HISTORY_DAYS ? bits : format(parse(bits) | (1n << BigInt(back)))

/** The bits without the day `back` days before their last one. */
export const removeBit = (bits: Bits, back: number): Bits =>
  back >= HISTORY_DAYS ? bits : format(parse(bits) & ~(1n << BigInt(back)))

/** The bits of days up to `last`. */
export const writeBits = (days: readonly Day[], last: Day): Bits =>
  days.reduce((bits, day) => addBit(bits, daysBetween(day, last)), NO_DAYS)

/** The days of bits that end on `last`, oldest first. */
export const readBits = (bits: Bits, last: Day): Day[] => {
  const digits = parse(bits).toString(2)
  return [...digits].flatMap((digit, index) => (digit === '1' ? addDays(last, index + 1 - digits.length) : []))
}
