import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { PRIME, power } from '#local/services/cognito/srp-group.ts'

/** A number of Amplify: JavaScript without BigInt, which takes 50 ms for a power of 3072 bits. */
type AmplifyNumber = { toString(radix: number): string }
type Callback = (error: unknown, result: AmplifyNumber) => void
type NumberClass = {
  new (digits: string, radix: number): AmplifyNumber
  prototype: { modPow(exponent: AmplifyNumber, modulus: AmplifyNumber, callback: Callback): void }
}

const MODULE = '../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs'

const readNumber = (value: AmplifyNumber): bigint => {
  const digits = value.toString(16)
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`)
}

/**
 * Lets OpenSSL compute the powers of Amplify's sign-in, as Amplify has them computed natively in React Native. The protocol
 * stays Amplify's own. The journeys sign in with Amplify as the browser runs it.
 */
export const computePowersNatively = async (): Promise<void> => {
  const amplify = createRequire(import.meta.url).resolve('aws-amplify')
  const auth = createRequire(amplify).resolve('@aws-amplify/auth')
  const { default: AmplifyInteger }: { default: NumberClass } = await import(new URL(MODULE, pathToFileURL(auth)).href)
  AmplifyInteger.prototype.modPow = function (this: AmplifyNumber, exponent, modulus, callback) {
    if (readNumber(modulus) !== PRIME) throw new Error('Amplify uses another group.')
    const base = ((readNumber(this) % PRIME) + PRIME) % PRIME
    callback(null, new AmplifyInteger(power(base, readNumber(exponent)).toString(16), 16))
  }
}
