import './font.css'
import './tokens.css'
import './base.css'
