import { setTimeout as pause } from 'node:timers/promises'

/** A check-in can publish an event (MAIL-9). Its function ends within this time and does not compete with the next check-in. */
const PAUSE_MS = 50

/**
 * Sends each member's first check-in of the day, one at a time. It writes the day in a transaction; a repeated check-in only reads.
 * The first sixth warms the functions up and is not measured. Returns milliseconds of the others. Throws when a check-in fails.
 */
export const measureFirstCheckIns = async <Member>(
  members: Member[],
  checkIn: (member: Member) => Promise<unknown>,
): Promise<{ warmUp: number; times: number[] }> => {
  const times: number[] = []
  for (const member of members) {
    const start = performance.now()
    await checkIn(member)
    times.push(performance.now() - start)
    await pause(PAUSE_MS)
  }
  const warmUp = Math.floor(times.length / 6)
  return { warmUp, times: times.slice(warmUp) }
}
