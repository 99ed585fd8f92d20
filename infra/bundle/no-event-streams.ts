/** In the bundles this stands for the SDK's event streams: no operation that the functions call answers with one. */

const refuse = (): never => {
  throw new Error('The bundles have no event streams.')
}

/** Bedrock's client makes these when it is made, and asks nothing of them for Converse. */
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
