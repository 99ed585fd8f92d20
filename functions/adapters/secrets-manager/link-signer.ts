import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { LINK_TOKEN } from '#domain/link-token.ts'
import { now } from '#functions/runtime/clock.ts'
import { createSecretReader } from './secrets.ts'

/** What a signed link may be used for. A token of one purpose does not verify for another. */
export type LinkPurpose = 'mail-check-in'

const KEY_LENGTH = 32
const signingKey = z.string().check(z.minLength(KEY_LENGTH))

export type LinkSigner = {
  sign: (payload: string) => Promise<string>
  /** The payload of a token that a valid key signed for this purpose; undefined for every other text. */
  verify: (token: string) => Promise<string | undefined>
}

/**
 * Signs with the key in the secret of the setting `linkSecretName` (ADR 215). Accepts its `previousKey` too, during a rotation (ADR
 * 260). Both functions throw as `createSecretReader`.
 */
export const createLinkSigner = (secretName: string, purpose: LinkPurpose): LinkSigner => {
  const shape = z.object({ key: signingKey, previousKey: z.optional(signingKey) })
  const read = createSecretReader({ name: secretName, setting: 'linkSecretName', shape, now })
  const digest = (key: string, payload: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}\n${payload}`).digest()
  return {
    async sign(payload) {
      const { key } = await read()
      return `${Buffer.from(payload).toString('base64url')}.${digest(key, payload).toString('base64url')}`
    },
    async verify(token) {
      if (!LINK_TOKEN.test(token)) return undefined
      const [packed = '', signature = ''] = token.split('.')
      const payload = Buffer.from(packed, 'base64url').toString('utf8')
      const given = Buffer.from(signature, 'base64url')
      const { key, previousKey } = await read()
      const isSigned = [key, ...(previousKey === undefined ? [] : [previousKey])].some((one) => {
        const expected = digest(one, payload)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return isSigned ? payload : undefined
    },
  }
}
