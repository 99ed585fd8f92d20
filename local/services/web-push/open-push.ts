import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys of a browser's subscription. */
export type ReceiverKeys = { publicKey: Buffer; privateKey: Buffer; auth: Buffer }

const SALT = 16
const RECORD_SIZE_BYTES = 4
const POINT = 65
const TAG = 16
const KEY = 16
const NONCE = 12
const SECRET = 32
const LAST_RECORD = 2

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts the body of a push (RFC 8188 and RFC 8291) with one record. Throws for every other body. */
export const openPush = (body: Buffer, { publicKey, privateKey, auth }: ReceiverKeys): string => {
  const salt = body.subarray(0, SALT)
  const keyAt = SALT + RECORD_SIZE_BYTES + 1
  const recordSize = body.readUInt32BE(SALT)
  const keyLength = body[keyAt - 1] ?? 0
  if (keyLength !== POINT) throw new Error('The key of the sender has no 65 bytes.')
  const sender = body.subarray(keyAt, keyAt + keyLength)
  const record = body.subarray(keyAt + keyLength)
  if (record.length > recordSize) throw new Error('The body has more than one record.')

  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const shared = pair.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const secret = derive(shared, auth, info, SECRET)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== LAST_RECORD) throw new Error('The record has no delimiter of a last record.')
  return padded.subarray(0, end).toString('utf8')
}
