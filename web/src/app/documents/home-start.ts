// The document of a signed-in person loads the sign-in and the first screen.
import '#web/entities/session/identity.ts'
import '../start.tsx'
import '../main.tsx'
