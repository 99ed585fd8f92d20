/**
 * Help lines by country (ISO 3166) and need. A deployer checks each one before a release and once a year (CARE-6). help-lines.ts
 * parses the table; a country without a line for a need gets the list of all lines.
 */
export const HELP_LINES = {
  US: {
    suicide: { name: '988 Suicide & Crisis Lifeline', how: 'Call or text 988', note: '24/7' },
    violence: { name: 'National Domestic Violence Hotline', how: '1-800-799-7233', note: '24/7' },
    minor: { name: 'Childhelp National Child Abuse Hotline', how: '1-800-422-4453', note: '24/7' },
  },
  CA: { suicide: { name: '9-8-8 Suicide Crisis Helpline', how: 'Call or text 988', note: '24/7' } },
  GB: {
    suicide: { name: 'Samaritans', how: '116 123', note: '24/7, free' },
    minor: { name: 'Childline', how: '0800 1111', note: 'free' },
  },
  IE: { suicide: { name: 'Samaritans', how: '116 123', note: '24/7, free' } },
  AU: {
    suicide: { name: 'Lifeline', how: '13 11 14', note: '24/7' },
    violence: { name: '1800RESPECT', how: '1800 737 732', note: '24/7' },
  },
  NZ: { suicide: { name: '1737 Need to talk?', how: 'Call or text 1737', note: '24/7, free' } },
  DE: {
    suicide: { name: 'TelefonSeelsorge', how: '0800 111 0 111', note: '24/7, free' },
    violence: { name: 'Hilfetelefon Gewalt gegen Frauen', how: '116 016', note: '24/7, free' },
  },
  AT: { suicide: { name: 'TelefonSeelsorge', how: '142', note: '24/7' } },
  CH: { suicide: { name: 'Die Dargebotene Hand', how: '143', note: '24/7' } },
  FR: {
    suicide: { name: 'Numéro national de prévention du suicide', how: '3114', note: '24/7' },
    violence: { name: 'Violences Femmes Info', how: '3919', note: '24/7' },
  },
  ES: { suicide: { name: 'Línea de atención a la conducta suicida', how: '024', note: '24/7' } },
  NL: { suicide: { name: '113 Zelfmoordpreventie', how: '113', note: '24/7' } },
  IN: { suicide: { name: 'Tele-MANAS', how: '14416', note: '24/7' } },
}
