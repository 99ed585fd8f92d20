// The document of a signed-in person loads the first screen.
import '../start.tsx'
import '../main.tsx'
