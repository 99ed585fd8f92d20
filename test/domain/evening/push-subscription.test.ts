import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from '#domain/evening/push-subscription.ts'

const SERVICES = ['fcm.googleapis.com', '*.push.apple.com', 'http://localhost:3000']

describe('isPushEndpoint (EVENING-5)', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://web.push.apple.com/QGx',
    'http://localhost:3000/_local/push/send/a',
  ])('takes %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, SERVICES)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.fcm.googleapis.com/a',
    'https://evilpush.apple.com/a',
    'https://push.apple.com/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a',
    'https://localhost:3000/a',
    'http://localhost:3001/a',
    'http://localhost:3000@evil.example/a',
    'file:///etc/passwd',
    'not an address',
  ])('refuses %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, SERVICES)).toBe(false)
  })
})
