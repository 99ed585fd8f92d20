import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { contract as checkInByMail } from '#functions/streaks/check-in-by-mail/contract.ts'
import { contract as getMailCheckIn } from '#functions/streaks/get-mail-check-in/contract.ts'
import { contract as listReflections } from '#functions/streaks/list-reflections/contract.ts'
import { contract as markYesterday } from '#functions/streaks/mark-yesterday/contract.ts'
import { contract as pauseGoal } from '#functions/streaks/pause-goal/contract.ts'
import { contract as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/contract.ts'
import { contract as resetStreak } from '#functions/streaks/reset-streak/contract.ts'
import { contract as undoCheckIn } from '#functions/streaks/undo-check-in/contract.ts'
import { contract as undoMailCheckIn } from '#functions/streaks/undo-mail-check-in/contract.ts'
import { contract as declineWitness } from '#functions/witness/decline-witness/contract.ts'
import { contract as endWitness } from '#functions/witness/end-witness/contract.ts'
import { contract as getWitness } from '#functions/witness/get-witness/contract.ts'
import { contract as getWitnessedGoal } from '#functions/witness/get-witnessed-goal/contract.ts'
import { contract as inviteWitness } from '#functions/witness/invite-witness/contract.ts'
import { contract as muteWitness } from '#functions/witness/mute-witness/contract.ts'
import { contract as sendWitnessLine } from '#functions/witness/send-witness-line/contract.ts'
import { bus, reads, table } from './grants.ts'
import type { Operation } from './operation.ts'
import { links } from './secret-grants.ts'

/** The operations on a goal's days and on its witness. */
export const streakOperations: readonly Operation[] = [
  {
    contract: checkIn,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem'), bus.publishes()],
  },
  {
    contract: undoCheckIn,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem', 'DeleteItem'), bus.publishes()],
  },
  {
    contract: getMailCheckIn,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'GetItem'), links.signs()],
  },
  {
    contract: checkInByMail,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'GetItem', 'PutItem'), bus.publishes(), links.signs()],
  },
  {
    contract: undoMailCheckIn,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'DeleteItem'), bus.publishes(), links.signs()],
  },
  {
    contract: markYesterday,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem'), bus.publishes()],
  },
  {
    contract: pauseGoal,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'), bus.publishes()],
  },
  {
    contract: reflectOnCheckIn,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem')],
  },
  { contract: listReflections, capability: 'streaks', grants: [table.on('USER#*', 'Query')] },
  {
    contract: resetStreak,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem', 'UpdateItem'), bus.publishes()],
  },
  {
    contract: inviteWitness,
    capability: 'witness',
    grants: [table.on('USER#*', 'Query', 'PutItem', 'UpdateItem'), reads.siteUrl()],
  },
  { contract: getWitness, capability: 'witness', grants: [table.on('USER#*', 'Query', 'GetItem')] },
  {
    contract: muteWitness,
    capability: 'witness',
    grants: [table.on('USER#*', 'Query', 'GetItem', 'UpdateItem')],
  },
  { contract: endWitness, capability: 'witness', grants: [table.on('USER#*', 'Query', 'DeleteItem')] },
  {
    contract: declineWitness,
    capability: 'witness',
    grants: [table.index('lookup', 'WITNESS#*'), table.on('USER#*', 'Query', 'GetItem', 'UpdateItem')],
  },
  {
    contract: getWitnessedGoal,
    capability: 'witness',
    grants: [table.index('lookup', 'WITNESS#*'), table.on('USER#*', 'Query', 'GetItem', 'UpdateItem')],
  },
  {
    contract: sendWitnessLine,
    capability: 'witness',
    grants: [table.index('lookup', 'WITNESS#*'), table.on('USER#*', 'Query', 'GetItem', 'UpdateItem')],
  },
]
