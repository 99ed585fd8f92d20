import { parseAddress } from '#local/services/s3/objects.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const ACTIONS: Record<string, string> = { PUT: 's3:PutObject', GET: 's3:GetObject', DELETE: 's3:DeleteObject' }

/** What a call does with an object, or with the list of a bucket. */
export const readS3Access = ({ method, path }: ServiceCall): AccessRequest[] => {
  const { bucket, key } = parseAddress(path)
  const action = key === '' ? (method === 'GET' ? 's3:ListBucket' : undefined) : ACTIONS[method]
  if (action === undefined) throw new UnsupportedCall(`${method} ${path}`)
  return [{ action, resource: `arn:aws:s3:::${bucket}${key === '' ? '' : `/${key}`}`, context: {} }]
}
