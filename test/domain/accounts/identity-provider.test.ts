import { describe, expect, it } from 'vitest'
import { parseIdentityProvider } from '#domain/accounts/identity-provider.ts'

describe('parseIdentityProvider (ACCOUNT-13)', () => {
  it.each<[string, unknown, string | undefined, 'Google' | undefined]>([
    ['a list', [{ userId: '1', providerName: 'Google' }], undefined, 'Google'],
    ['JSON', '[{"userId":"1","providerName":"Google"}]', undefined, 'Google'],
    ['the text of API Gateway', '[map[primary:true providerName:Google userId:1]]', undefined, 'Google'],
    ['the name alone', undefined, 'Google_112233', 'Google'],
    ['the name in lower case', undefined, 'google_112233', 'Google'],
    ['a name without a provider', undefined, '4b2c0d9e-1111-4222-8333-444455556666', undefined],
    ['another provider, though the name says Google', [{ providerName: 'Facebook' }], 'Google_1', undefined],
    ['nothing', undefined, undefined, undefined],
  ])('reads %s', (_, identities, username, provider) => {
    expect(parseIdentityProvider(identities, username)).toBe(provider)
  })
})
