import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { listCycles, listImports, listProblems } from '../../scripts/boundaries.mjs'

describe('import boundaries', () => {
  test.each([
    ['domain/goals/goal.ts', '@aws-sdk/client-ses'],
    ['domain/goals/goal.ts', '#functions/runtime/http.ts'],
    ['domain/goals/goal.ts', 'zod'],
    ['domain/goals/goal.ts', 'node:fs'],
    ['events/work.ts', '#functions/runtime/common-fields.ts'],
    ['functions/goals/create-goal/contract.ts', '#functions/runtime/http.ts'],
    ['functions/goals/create-goal/contract.ts', './handler.ts'],
    ['functions/goals/create-goal/handler.ts', '../update-goal/handler.ts'],
    ['functions/goals/create-goal/handler.ts', '#local/host/clock.ts'],
    ['functions/goals/create-goal/handler.ts', '#infra/config.ts'],
    ['functions/goals/create-goal/handler.ts', '@aws-sdk/lib-dynamodb'],
    ['functions/adapters/ses/send-mail.ts', '@aws-sdk/client-bedrock-runtime'],
    ['infra/product.ts', '#functions/goals/create-goal/handler.ts'],
    ['infra/product.ts', '#local/host/product.ts'],
    ['scripts/start.mjs', 'zod/mini'],
    ['scripts/start.mjs', '../local/host/clock.ts'],
    ['web/src/entities/session/api.ts', '#functions/runtime/http.ts'],
    ['web/src/entities/session/api.ts', '../../../functions/runtime/http.ts'],
    ['web/src/entities/session/api.ts', 'node:fs'],
    ['web/src/entities/session/api.ts', '@aws-sdk/client-ses'],
    ['web/src/ui/button.tsx', '#web/features/dashboard/api/use-goals.ts'],
    ['web/src/features/dashboard/api/use-goals.ts', '#web/features/auth/auth-page.tsx'],
    ['web/src/features/dashboard/api/use-goals.ts', '../../auth/auth-page.tsx'],
    ['web/src/features/dashboard/api/use-goals.ts', '#web/app/router.tsx'],
    ['local/host/clock.ts', '#test/support/stack.ts'],
    ['functions/runtime/http.ts', '#functions/adapters/dynamodb/table.ts'],
    ['functions/adapters/dynamodb/goals.ts', '#functions/goals/goal-words.ts'],
    ['functions/adapters/sqs/enqueue-work.ts', '@aws-sdk/client-s3'],
    ['functions/adapters/sqs/enqueue-work.ts', 'web-push'],
    ['functions/reactions/mail-reported/record-mail-event/handler.ts', 'nodemailer'],
    ['functions/goals/create-goal/handler.ts', '#functions/motivation/give-nudge.ts'],
    ['functions/goals/create-goal/handler.ts', 'stripe'],
    ['functions/billing/checkout.ts', 'stripe'],
    ['web/src/lib/dates.ts', '#web/ui/button.tsx'],
    ['web/src/ui/button.tsx', '#web/entities/goals/goals-query.ts'],
    ['web/src/entities/goals/goals-query.ts', '#web/features/dashboard/components/goal-card.tsx'],
    ['local/contracts/services.ts', '#local/host/clock.ts'],
    ['local/services/sqs/queues.ts', '#local/host/clock.ts'],
    ['test/domain/goals/status.test.ts', '#functions/runtime/http.ts'],
    ['test/web/dashboard/dashboard.test.tsx', '#local/host/product.ts'],
    ['bench/main.ts', '#test/journeys/journey.test.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(listProblems(file, `import { x } from '${specifier}'\n`)).toEqual([expect.stringContaining(specifier)])
  })

  test.each([
    ['domain/goals/goal.ts', './fields.ts'],
    ['domain/goals/goal.ts', '#domain/time/day.ts'],
    ['events/work.ts', '#domain/time/day.ts'],
    ['functions/goals/create-goal/contract.ts', '#functions/profiles/profile-view.ts'],
    ['functions/goals/create-goal/handler.ts', './contract.ts'],
    ['functions/goals/create-goal/handler.ts', 'node:crypto'],
    ['functions/adapters/dynamodb/table.ts', '@aws-sdk/lib-dynamodb'],
    ['infra/operations.ts', '#functions/goals/create-goal/contract.ts'],
    ['local/host/product.ts', '#functions/runtime/contract.ts'],
    ['web/src/entities/session/api.ts', '#functions/goals/create-goal/contract.ts'],
    ['web/src/features/dashboard/components/card.tsx', '../api/use-goals.ts'],
    ['web/src/app/router.tsx', '#web/features/dashboard/components/dashboard.tsx'],
  ])('%s may import %s', (file, specifier) => {
    expect(listProblems(file, `import { x } from '${specifier}'\n`)).toEqual([])
  })

  test('the check finds every form of import', () => {
    const text = [
      "import a from 'one'",
      "import 'two'",
      "import type { B } from 'three'",
      'import {',
      '  c,',
      "} from 'four'",
      "export { d } from 'five'",
      "export * from 'six'",
      "const e = await import('seven')",
      "const text = 'import nothing'",
    ].join('\n')
    expect(listImports(text)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
  })
})

describe('import cycles', () => {
  test('the check names every import cycle and no other file', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['c', 'e']],
      ['e', []],
      ['f', ['f']],
    ])
    expect(listCycles(graph)).toEqual([['a', 'b', 'c', 'd'], ['f']])
  })
})
