import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { importsOf, problemsOf } from '../../scripts/boundaries.mjs'

describe('import boundaries', () => {
  test.each([
    ['domain/goals/goal.ts', '@aws-sdk/client-ses'],
    ['domain/goals/goal.ts', '../../functions/shared/http.ts'],
    ['domain/goals/goal.ts', 'zod'],
    ['domain/goals/goal.ts', 'node:fs'],
    ['events/work.ts', '#functions/shared/wire.ts'],
    ['functions/goals/create-goal/contract.ts', '#functions/shared/http.ts'],
    ['functions/goals/create-goal/contract.ts', './handler.ts'],
    ['functions/goals/create-goal/handler.ts', '../update-goal/handler.ts'],
    ['functions/goals/create-goal/handler.ts', '#local/clock.ts'],
    ['functions/goals/create-goal/handler.ts', '#infra/config.ts'],
    ['functions/goals/create-goal/handler.ts', '@aws-sdk/lib-dynamodb'],
    ['functions/shared/mail/send.ts', '@aws-sdk/client-bedrock-runtime'],
    ['infra/product.ts', '#functions/goals/create-goal/handler.ts'],
    ['infra/product.ts', '#local/product.ts'],
    ['scripts/start.mjs', 'zod/mini'],
    ['scripts/start.mjs', '../local/clock.ts'],
    ['web/src/lib/api.ts', '#functions/shared/http.ts'],
    ['web/src/lib/api.ts', '../../../functions/shared/http.ts'],
    ['web/src/lib/api.ts', 'node:fs'],
    ['web/src/lib/api.ts', '@aws-sdk/client-ses'],
    ['web/src/ui/button.tsx', '#web/features/goals/api/use-goals.ts'],
    ['web/src/features/goals/api/use-goals.ts', '#web/features/auth/auth-page.tsx'],
    ['web/src/features/goals/api/use-goals.ts', '../../auth/auth-page.tsx'],
    ['web/src/features/goals/api/use-goals.ts', '#web/app/router.tsx'],
    ['local/clock.ts', '#test/support/stack.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(problemsOf(file, `import { x } from '${specifier}'\n`)).toEqual([expect.stringContaining(specifier)])
  })

  test.each([
    ['domain/goals/goal.ts', './fields.ts'],
    ['domain/goals/goal.ts', '#domain/time/day.ts'],
    ['events/work.ts', '#domain/time/day.ts'],
    ['functions/goals/create-goal/contract.ts', '#functions/profiles/profile-view.ts'],
    ['functions/goals/create-goal/handler.ts', './contract.ts'],
    ['functions/goals/create-goal/handler.ts', 'node:crypto'],
    ['functions/shared/store/table.ts', '@aws-sdk/lib-dynamodb'],
    ['infra/operations.ts', '#functions/goals/create-goal/contract.ts'],
    ['local/product.ts', '#functions/shared/contract.ts'],
    ['web/src/lib/api.ts', '#functions/goals/create-goal/contract.ts'],
    ['web/src/features/goals/components/card.tsx', '../api/use-goals.ts'],
    ['web/src/app/router.tsx', '#web/features/goals/components/dashboard.tsx'],
  ])('%s may import %s', (file, specifier) => {
    expect(problemsOf(file, `import { x } from '${specifier}'\n`)).toEqual([])
  })

  test('every way to import is seen', () => {
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
    expect(importsOf(text)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
  })
})
