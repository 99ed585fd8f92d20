import { describe, expect, it } from 'vitest'
import { PRIME, power } from '#local/services/cognito/srp-group.ts'

/** Modular exponentiation by square and multiply. */
const slowPower = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % PRIME
    if (bit === '1') result = (result * base) % PRIME
  }
  return result
}

describe('the group of SRP', () => {
  const large = slowPower(5n, 3n ** 160n)

  it.each([
    ['the generator', 2n, 3n ** 160n],
    ['an even exponent', 7n, 2n ** 255n],
    ['an exponent of 512 bits', large, 7n ** 182n],
    ['a base above the modulus', large * large, 65537n],
    ['the exponent 1', large, 1n],
  ])('computes powers of %s', (_, base, exponent) => {
    expect(power(base, exponent)).toBe(slowPower(base % PRIME, exponent))
  })
})
