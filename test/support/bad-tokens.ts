import { join } from 'node:path'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { createSigningKeys } from '#local/services/cognito/keys.ts'
import type { Person } from './people.ts'
import type { Stack } from './stack.ts'

/** Invalid tokens by their defect; null means no token. */
export const badTokens = async (
  { product, dataFolder }: Pick<Stack, 'product' | 'dataFolder'>,
  person: Person,
  other: Person,
): Promise<Record<string, string | null>> => {
  const pool = await createSigningKeys(join(dataFolder, 'identity'))
  const stranger = await generateKeyPair('RS256')
  const claims = decodeJwt(person.idToken)
  const seconds = Math.floor(product.clock.now() / 1000)
  const signed = (changes: JWTPayload, key = pool.privateKey) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: pool.kid }).sign(key)
  const [head = '', , signature = ''] = person.idToken.split('.')
  const somebodyElse = Buffer.from(JSON.stringify({ ...claims, sub: other.id })).toString('base64url')
  return {
    'no token': null,
    nonsense: 'nonsense',
    expired: await signed({ iat: seconds - 7200, exp: seconds - 1 }),
    forged: [head, somebodyElse, signature].join('.'),
    'alg:none': new UnsecuredJWT(claims).encode(),
    'signed by nobody we know': await signed({}, stranger.privateKey),
    'of another pool': await signed({ iss: `${claims.iss}_other` }),
    'of another client': await signed({ aud: 'another-client' }),
  }
}
