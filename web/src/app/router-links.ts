import { Link } from 'react-router-dom'
import { drawLinksWith } from '#web/ui/link.tsx'

drawLinksWith(Link)
