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
import { contract as reportVitals } from '#functions/visits/report-vitals/contract.ts'
import { bus, model, queue, reads, table } from './grants.ts'
import type { Operation } from './operation.ts'
import { pushOperations } from './push-operations.ts'
import { hashes, stripe } from './secret-grants.ts'
import { streakOperations } from './streak-operations.ts'

export const operations: Operation[] = [
  {
    contract: createUserProfile,
    capability: 'profiles',
    grants: [
      table.on('FORMER#*', 'GetItem'),
      hashes.addresses(),
      table.index('lookup', 'EMAIL#*'),
      reads.accountExistence(),
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
      bus.publishes(),
      queue.sends('delivery'),
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
    grants: [table.index('lookup', 'EMAIL#*'), table.on('USER#*', 'GetItem', 'Query', 'UpdateItem')],
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
      queue.sends('delivery'),
      reads.deliveryShards(),
    ],
  },
  { contract: confirmReading, capability: 'goals', grants: [table.on('USER#*', 'Query', 'UpdateItem', 'DeleteItem')] },
  {
    contract: deleteGoal,
    capability: 'goals',
    grants: [table.on('USER#*', 'Query', 'DeleteItem', 'UpdateItem', 'BatchWriteItem'), queue.sends('sweep')],
  },
  ...streakOperations,
  ...pushOperations,
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
    grants: [table.on('USER#*', 'Query', 'GetItem', 'UpdateItem', 'ConditionCheckItem'), model.converses()],
  },
  {
    contract: createFramework,
    capability: 'coach',
    timeoutSeconds: 28,
    grants: [
      table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'),
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
  { contract: reportVitals, capability: 'visits', grants: [] },
  {
    contract: unsubscribe,
    capability: 'mail',
    grants: [
      table.on('USER#*', 'Query', 'UpdateItem'),
      table.on('ZONES', 'UpdateItem', 'DeleteItem'),
      reads.deliveryShards(),
    ],
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
    grants: [table.on('USER#*', 'GetItem', 'Query', 'UpdateItem'), stripe.calls()],
  },
  {
    contract: stripeWebhook,
    capability: 'billing',
    grants: [table.on('STRIPE_EVENT#*', 'GetItem', 'PutItem'), queue.sends('billing'), stripe.verifiesWebhooks()],
  },
]
