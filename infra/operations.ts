import { contract as deleteAccount } from '#functions/accounts/delete-account/contract.ts'
import { contract as exportAccount } from '#functions/accounts/export-account/contract.ts'
import { contract as checkSubscription } from '#functions/billing/check-subscription/contract.ts'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import { contract as stripeWebhook } from '#functions/billing/stripe-webhook/contract.ts'
import { contract as syncSubscription } from '#functions/billing/sync-subscription/contract.ts'
import { contract as updateSubscription } from '#functions/billing/update-subscription/contract.ts'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { contract as goalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as latestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { contract as confirmReading } from '#functions/goals/confirm-reading/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { contract as debugGoals } from '#functions/goals/debug-goals/contract.ts'
import { contract as deleteGoal } from '#functions/goals/delete-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as unsubscribe } from '#functions/mail/unsubscribe/contract.ts'
import { contract as clearMotivationHistory } from '#functions/motivation/clear-motivation-history/contract.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as listMotivationHistory } from '#functions/motivation/list-motivation-history/contract.ts'
import { contract as saveMotivation } from '#functions/motivation/save-motivation/contract.ts'
import { contract as countPeople } from '#functions/people/count-people/contract.ts'
import { contract as createUserProfile } from '#functions/profiles/create-user-profile/contract.ts'
import { contract as getProfile } from '#functions/profiles/get-profile/contract.ts'
import { contract as updateProfile } from '#functions/profiles/update-profile/contract.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { contract as checkInByMail } from '#functions/streaks/check-in-by-mail/contract.ts'
import { contract as getMailCheckIn } from '#functions/streaks/get-mail-check-in/contract.ts'
import { contract as listReflections } from '#functions/streaks/list-reflections/contract.ts'
import { contract as markYesterday } from '#functions/streaks/mark-yesterday/contract.ts'
import { contract as pauseGoal } from '#functions/streaks/pause-goal/contract.ts'
import { contract as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/contract.ts'
import { contract as resetStreak } from '#functions/streaks/reset-streak/contract.ts'
import { contract as undoMailCheckIn } from '#functions/streaks/undo-mail-check-in/contract.ts'
import { contract as endWitness } from '#functions/witness/end-witness/contract.ts'
import { contract as getWitness } from '#functions/witness/get-witness/contract.ts'
import { contract as getWitnessedGoal } from '#functions/witness/get-witnessed-goal/contract.ts'
import { contract as inviteWitness } from '#functions/witness/invite-witness/contract.ts'
import { contract as muteWitness } from '#functions/witness/mute-witness/contract.ts'
import { contract as sendWitnessLine } from '#functions/witness/send-witness-line/contract.ts'
import { bus, type Grant, model, queue, reads, table } from './grants.ts'
import { hashes, links, stripe } from './secret-grants.ts'

/** One Lambda function and one route. The handler is `functions/<capability>/<name of the contract>/handler.ts`. */
export type Operation = {
  contract: Contract
  capability: string
  grants: Grant[]
  /** Default 10; at most 29, because the HTTP API waits 30 s. */
  timeoutSeconds?: number
}

export const operations: Operation[] = [
  {
    contract: createUserProfile,
    capability: 'profiles',
    grants: [
      table.on('FORMER#*', 'GetItem'),
      hashes.addresses(),
      table.on('USER#*', 'GetItem', 'PutItem', 'UpdateItem'),
      table.on('ZONES', 'UpdateItem'),
      table.on('PEOPLE', 'UpdateItem'),
    ],
  },
  { contract: getProfile, capability: 'profiles', grants: [table.on('USER#*', 'GetItem')] },
  {
    contract: updateProfile,
    capability: 'profiles',
    grants: [
      table.on('USER#*', 'Query', 'UpdateItem'),
      table.on('ZONES', 'UpdateItem', 'DeleteItem'),
      reads.deliveryShards(),
    ],
  },
  {
    contract: exportAccount,
    capability: 'accounts',
    timeoutSeconds: 28,
    grants: [table.on('USER#*', 'Query')],
  },
  {
    contract: deleteAccount,
    capability: 'accounts',
    timeoutSeconds: 28,
    grants: [
      table.on('USER#*', 'GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
      table.on('PEOPLE', 'UpdateItem'),
      table.on('FORMER#*', 'PutItem'),
      hashes.addresses(),
      queue.sends('sweep'),
      stripe.calls(),
    ],
  },
  {
    contract: checkSubscription,
    capability: 'billing',
    grants: [table.on('USER#*', 'GetItem'), reads.fallbackProAccount()],
  },
  {
    contract: updateSubscription,
    capability: 'billing',
    grants: [table.index('lookup', 'EMAIL#*'), table.on('USER#*', 'UpdateItem')],
  },
  {
    contract: debugGoals,
    capability: 'goals',
    timeoutSeconds: 28,
    grants: [
      table.index('lookup', 'EMAIL#*'),
      table.index('delivery', 'ZONE#*'),
      table.on('ZONES', 'GetItem'),
      table.on('USER#*', 'Query'),
      reads.deliveryShards(),
    ],
  },
  { contract: fetchUserGoals, capability: 'goals', grants: [table.on('USER#*', 'Query')] },
  {
    contract: createGoal,
    capability: 'goals',
    grants: [
      table.on('USER#*', 'Query', 'PutItem', 'UpdateItem'),
      table.on('ZONES', 'UpdateItem', 'DeleteItem'),
      bus.publishes(),
      reads.deliveryShards(),
    ],
  },
  {
    contract: updateGoal,
    capability: 'goals',
    grants: [
      table.on('USER#*', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
      table.on('ZONES', 'UpdateItem', 'DeleteItem'),
      reads.deliveryShards(),
    ],
  },
  { contract: confirmReading, capability: 'goals', grants: [table.on('USER#*', 'Query', 'UpdateItem', 'DeleteItem')] },
  {
    contract: deleteGoal,
    capability: 'goals',
    grants: [table.on('USER#*', 'Query', 'DeleteItem', 'UpdateItem', 'BatchWriteItem'), queue.sends('sweep')],
  },
  {
    contract: checkIn,
    capability: 'streaks',
    grants: [table.on('USER#*', 'Query', 'PutItem'), bus.publishes()],
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
    grants: [table.on('USER#*', 'Query', 'PutItem', 'UpdateItem'), bus.publishes()],
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
    contract: getWitnessedGoal,
    capability: 'witness',
    grants: [table.index('lookup', 'WITNESS#*'), table.on('USER#*', 'Query', 'GetItem', 'UpdateItem')],
  },
  {
    contract: sendWitnessLine,
    capability: 'witness',
    grants: [table.index('lookup', 'WITNESS#*'), table.on('USER#*', 'Query', 'GetItem', 'UpdateItem')],
  },
  {
    contract: generateDailyMotivation,
    capability: 'motivation',
    timeoutSeconds: 28,
    grants: [
      table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'),
      model.converses(),
    ],
  },
  {
    contract: getDailyMotivation,
    capability: 'motivation',
    grants: [table.on('USER#*', 'Query', 'GetItem')],
  },
  {
    contract: saveMotivation,
    capability: 'motivation',
    grants: [table.on('USER#*', 'Query', 'GetItem', 'UpdateItem', 'DeleteItem')],
  },
  {
    contract: listMotivationHistory,
    capability: 'motivation',
    grants: [table.on('USER#*', 'Query')],
  },
  {
    contract: clearMotivationHistory,
    capability: 'motivation',
    grants: [table.on('USER#*', 'Query', 'BatchWriteItem')],
  },
  {
    contract: consultant,
    capability: 'coach',
    timeoutSeconds: 28,
    grants: [table.on('USER#*', 'GetItem', 'UpdateItem', 'ConditionCheckItem'), model.converses()],
  },
  {
    contract: createFramework,
    capability: 'coach',
    timeoutSeconds: 28,
    grants: [
      table.on('USER#*', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'),
      model.converses(),
    ],
  },
  {
    contract: goalSuggestions,
    capability: 'coach',
    timeoutSeconds: 28,
    grants: [table.on('USER#*', 'GetItem', 'Query', 'UpdateItem', 'ConditionCheckItem'), model.converses()],
  },
  { contract: latestFramework, capability: 'coach', grants: [table.on('USER#*', 'Query')] },
  { contract: countPeople, capability: 'people', grants: [table.on('PEOPLE', 'Query'), reads.socialProof()] },
  {
    contract: unsubscribe,
    capability: 'mail',
    grants: [table.on('USER#*', 'UpdateItem')],
  },
  {
    contract: createCheckout,
    capability: 'billing',
    timeoutSeconds: 25,
    grants: [table.on('USER#*', 'GetItem', 'PutItem', 'ConditionCheckItem'), stripe.calls(), reads.siteUrl()],
  },
  {
    contract: customerPortal,
    capability: 'billing',
    timeoutSeconds: 15,
    grants: [table.on('USER#*', 'GetItem'), stripe.calls(), reads.siteUrl()],
  },
  {
    contract: syncSubscription,
    capability: 'billing',
    timeoutSeconds: 25,
    grants: [table.on('USER#*', 'GetItem', 'UpdateItem'), stripe.calls()],
  },
  {
    contract: stripeWebhook,
    capability: 'billing',
    grants: [table.on('STRIPE_EVENT#*', 'GetItem', 'PutItem'), queue.sends('billing'), stripe.verifiesWebhooks()],
  },
]

export const locateHandler = ({ capability, contract }: Operation): string =>
  `functions/${capability}/${contract.name}/handler.ts`
