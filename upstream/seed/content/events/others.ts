import type { CommunitySlug } from '../communities.ts';
import type { EventText } from './types.ts';

/** Events of the other communities, and those that belong to none. */
export const others: Readonly<Record<Exclude<CommunitySlug, 'media-insiders'> | 'none', readonly EventText[]>> = {
  'tech-desk': [
    { by: 'kenji-morita', name: 'Scrape politely: a two-hour workshop', zone: 'Australia/Sydney', day: 13, at: '17:00', hours: 2, link: 'https://southerndispatch.example/scrape', text: `Identify yourself, cache, wait, stop when asked. We build one small scraper together and write one good letter to the agency, and the letter is the harder part.` },
    { by: 'quillon', through: 'chloe-mbeki', name: 'Archive search: what readers look for and do not find', zone: 'America/New_York', day: 7, at: '11:00', hours: 1, link: 'https://quillon.example/archive-talk', picture: 'dataCentreTall', text: `Five archives opened their logs to us. Misspelt names lead by a mile. Bring your own worst query.` },
    { by: 'idris-bello', also: ['expert-circle'], name: 'Automated decisions: reading a public notice', zone: 'Europe/London', day: 15, at: '17:30', hours: 1.5, place: { venue: 'The Reading Room', address: '183 Euston Road, London NW1 2BE' }, text: `Since spring, agencies have to say when a machine decides. We read six of these notices with the people who wrote two of them.` },
    { by: 'noor-haddad', name: 'Undersea cables for beginners', zone: 'America/New_York', day: -10, at: '18:00', hours: 1, link: 'https://signalandnoise.example/cables', text: `With a section of real cable, a hacksaw and a patient engineer.` },
  ],
  'pr-exchange': [
    { by: 'mateo-vargas', name: 'Pitch autopsy', zone: 'Europe/London', day: 10, at: '17:00', hours: 1.5, place: { venue: 'Northlight', address: '40 Lamb’s Conduit Street, London WC1N 3LB' }, text: `Ten pitches that failed, read aloud by the people who sent them. Mine is first and it is dreadful.` },
    { by: 'theo-papadakis', name: 'The first hour: crisis table-top', zone: 'Australia/Sydney', day: 20, at: '09:00', hours: 3, place: { venue: 'Customs House, room 3', address: '31 Alfred Street, Sydney NSW 2000' }, text: `A made-up crisis, a real clock and four reporters who have agreed not to be nice. For in-house teams of two or more.` },
    { by: 'claire-dubois', name: 'Measuring without lying', zone: 'Europe/London', day: 26, at: '12:30', hours: 1, link: 'https://halden.example/measure', text: `What reach means, what it does not, and three measures that survived contact with our own accountant.` },
    { by: 'sofia-lindgren', name: 'Events people’s breakfast', zone: 'Australia/Sydney', day: -3, at: '07:30', hours: null, place: { address: 'Howard Smith Wharves, Brisbane QLD 4000' }, text: `No agenda. Someone always knows where there is a spare marquee.` },
  ],
  'expert-circle': [
    { by: 'roza-petrova', name: 'Being interviewed: practice with working reporters', zone: 'Europe/London', day: 17, at: '15:00', hours: 2, link: 'https://checkdesk.example/practice', text: `Six researchers, three reporters, real questions. You get the recording; nobody else does.` },
    { by: 'gareth-pryce', name: 'Chart clinic, live', zone: 'Europe/London', day: 3, at: '16:30', hours: 1, link: 'https://cardiffeconomics.example/clinic', picture: 'scatterChart', text: `Send a chart by noon. At most three marks each, and applause where it is due.` },
    { by: 'wanjiru-kamau', name: 'Field day: dryland trials', zone: 'Australia/Perth', day: 45, at: '08:00', hours: 6, place: { venue: 'Merredin research plots', address: 'Great Eastern Highway, Merredin WA 6415' }, picture: 'dryField', text: `Eleven varieties, two seasons, one honest failure. Hats are provided; boots are yours.` },
  ],
  'sydney-media': [
    { by: 'lucia-ferrante', name: 'Last Thursday drinks', zone: 'Australia/Sydney', day: 3, at: '18:00', hours: null, place: { venue: 'The Quarryman, back room', address: '214 Harris Street, Pyrmont NSW 2009' }, text: `The usual: a table, a jar for the legal fund, a corkboard for flats and bicycles. Newcomers are met at the door by whoever is nearest.` },
    { by: 'bruno-castell', name: 'Press pictures of the year: opening', zone: 'Australia/Sydney', day: 8, at: '17:30', hours: 2.5, place: { venue: 'Old Customs Hall', address: '31 Alfred Street, Sydney NSW 2000' }, picture: 'cityWaterSquare', text: `Forty prints. The photographers stand next to them and will tell you what happened a second later.` },
    { by: 'rafael-souza', name: 'Reporters v. publicists, five-a-side', zone: 'Australia/Sydney', day: 13, at: '08:00', hours: 1.5, place: { address: 'Moore Park, pitch 6, Sydney NSW 2021' }, picture: 'stadiumDay', text: `Last year ended 7 to 7 and in disagreement. The referee is a judge’s associate.` },
    { by: 'finn-gallagher', name: 'Town Hall roof walk for crews', zone: 'Australia/Sydney', day: -8, at: '06:30', hours: 1, place: { venue: 'Town Hall, Druitt Street door', address: '483 George Street, Sydney NSW 2000' }, text: `Where you may stand for New Year, and where you may not, however nicely you ask.` },
  ],
  investigations: [
    { by: 'marcus-adeyemi', name: 'Closed session: right of reply', zone: 'Australia/Sydney', day: 12, at: '19:00', hours: 2, place: { venue: 'Given to members by phone', address: 'Sydney NSW 2000' }, text: `Three letters, read by the lawyers who sent them and by one who received one.` },
    { by: 'dmitri-volkov', name: 'Air-gapped laptops, built together', zone: 'Europe/London', day: 22, at: '10:00', hours: 5, place: { address: 'Given to members by phone, Berlin and London' }, text: `Bring a second-hand machine and a screwdriver. Leave the telephone at home.` },
  ],
  none: [
    { by: 'ruth-callaghan', name: 'New here? Half an hour with a person', zone: 'Australia/Sydney', day: 2, at: '12:00', hours: 0.5, link: 'https://pressroom.example/hello', text: `Every Wednesday. Camera optional, questions not.` },
    { by: 'olivia-brandt', name: 'Community evening, Dubbo', zone: 'Australia/Sydney', day: 24, at: '17:30', hours: 2, place: { venue: 'Western Plains Cultural Centre', address: '76 Wingewarra Street, Dubbo NSW 2830' }, picture: 'outbackPylons', text: `Maps on tables and engineers behind them. Reporters are welcome to listen; please ask before recording a neighbour.` },
    { by: 'mateo-vargas', name: 'A walk with two shoe designers', zone: 'Europe/London', day: 6, at: '07:00', hours: 1.5, place: { address: 'Parliament Hill Lido, London NW5 1LP' }, audience: ['journo'], text: `Slow, and with breakfast. They will answer anything about foam.` },
  ],
};
