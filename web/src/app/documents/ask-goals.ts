// The script of its own in the head of the dashboard's document (web/vite/early-goals.ts).
import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import { askEarly } from '#web/entities/session/early-goals.ts'

askEarly(CORRELATION_HEADER)
