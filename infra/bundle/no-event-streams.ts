/** Replaces the SDK's event streams in the bundles. No operation that the functions call returns one (ADR 121). */

const refuse = (): never => {
  throw new Error('The bundles have no event streams.')
}

/** Bedrock's client constructs these and does not use them for Converse. */
export const eventStreamSerdeProvider = () => ({})
export const eventStreamPayloadHandlerProvider = () => ({})
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config
export class EventStreamSerde {
  constructor() {
    refuse()
  }
}
export class EventStreamCodec extends EventStreamSerde {}
export const iterableToReadableStream = refuse
export const readableStreamToIterable = refuse
