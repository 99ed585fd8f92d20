import type { ReactNode } from 'react'
import './facts.css'

export type Fact = { name: string; value: ReactNode }

/** Short facts in a row, or stacked with rules. */
export const Facts = ({ facts, stacked = false }: { facts: readonly Fact[]; stacked?: boolean }) => (
  <dl className={stacked ? 'facts facts-stacked' : 'facts'}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
