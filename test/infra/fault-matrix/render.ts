import { INVARIANTS, type InvariantName } from './invariants.ts'
import { FAULTS, type Fault } from './matrix.ts'

export type MatrixRow = { stem: string; call: string; invariants: Record<Fault, InvariantName> }

/** The page docs/fault-matrix.md. */
export const renderMatrix = (rows: readonly MatrixRow[]): string => {
  const names = Object.entries(INVARIANTS).toSorted(([one], [other]) => one.localeCompare(other))
  return [
    '# Fault matrix',
    '',
    'What holds after each fault of each external call of the reactions. The rows come from the grants of the stacks, so a new call has no row until',
    '`test/infra/fault-matrix/matrix.ts` has its kind. `npx vitest run test/infra/fault-matrix -u` writes this page.',
    '',
    'A fault is over when the client has used up its own attempts. `npm run simulate` runs the reactions of the mails with all of them at random, and with `--night-batch` those of the batch jobs too (testing.md).',
    '',
    '## Invariants',
    '',
    '| Name | What holds | Rule | Shown by |',
    '|---|---|---|---|',
    ...names.map(([name, { says, rule, shownBy }]) => `| ${name} | ${says} | ${rule} | `.concat(`\`${shownBy}\` |`)),
    '',
    '## Calls',
    '',
    `| Function | Call | ${FAULTS.join(' | ')} |`,
    `|---|---|${FAULTS.map(() => '---').join('|')}|`,
    ...rows.map(({ stem, call, invariants }) =>
      ['', stem, call, ...FAULTS.map((fault) => invariants[fault]), ''].join(' | ').trim(),
    ),
    '',
  ].join('\n')
}
