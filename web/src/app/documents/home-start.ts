// With the document of somebody who is signed in: who that is, and what they see first.
import '#web/entities/session/identity.ts'
import '../start.tsx'
import '../main.tsx'
