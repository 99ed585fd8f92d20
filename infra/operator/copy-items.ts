import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb'

/** Names of tables in the region of the client. */
type Tables = { from: string; to: string }

/**
 * Copies each item of a restored table that the other table does not have. An item that exists is newer and stays as it is: a mail
 * that was claimed since is not sent again, and a day that was checked in since is kept. May be repeated. Returns the number of
 * items that were read and copied. Throws the errors of the SDK.
 */
export const copyMissingItems = async (
  client: DynamoDBClient,
  { from, to }: Tables,
): Promise<{ read: number; copied: number }> => {
  let read = 0
  let copied = 0
  let next: ScanCommandOutput['LastEvaluatedKey']
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({ TableName: from, ConsistentRead: true, ...(next && { ExclusiveStartKey: next }) }),
    )
    for (const Item of page.Items ?? []) {
      read += 1
      try {
        await client.send(new PutItemCommand({ TableName: to, Item, ConditionExpression: 'attribute_not_exists(pk)' }))
        copied += 1
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    }
    next = page.LastEvaluatedKey
  } while (next)
  return { read, copied }
}
