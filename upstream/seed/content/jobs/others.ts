import type { CommunitySlug } from '../communities.ts';
import type { JobText } from './types.ts';

/** Jobs of the other communities, and those that belong to none. */
export const others: Readonly<Record<Exclude<CommunitySlug, 'media-insiders' | 'investigations'> | 'none', readonly JobText[]>> = {
  'tech-desk': [
    { by: 'noor-haddad', title: 'Technology fact-checker', company: { name: 'Signal & Noise' }, workplace: 'remote', jobType: 'part-time', location: null, text: `Twelve hours a week. You can read a protocol document and a balance sheet, and you enjoy telling the host that she is wrong.` },
    { by: 'quillon', through: 'chloe-mbeki', title: 'Engineer, speech recognition', company: 'quillon', workplace: 'hybrid', jobType: 'full-time', location: 'Melbourne', url: 'https://quillon.example/jobs/speech', picture: 'dataCentre', text: `Australian and Pacific accents are why this job exists. You will work with four newsrooms and a linguist.` },
    { by: 'halden-institute', through: 'claire-dubois', also: ['expert-circle'], title: 'Visiting fellow, platform rules', company: 'halden-institute', workplace: 'hybrid', jobType: 'temporary', location: 'Oslo', text: `Six months for a reporter who wants to stop running for a while. A desk, a stipend, and colleagues who read footnotes.` },
    { by: 'orbital-lab', through: 'ruth-callaghan', title: 'Imagery analyst, fire season', company: 'orbital-lab', workplace: 'on-site', jobType: 'temporary', location: 'Adelaide', text: `October to March. You decide what goes to newsrooms and what is only smoke.` },
    { by: 'dmitri-volkov', title: 'Translator, technical Russian and German', company: { name: 'Freelance pool' }, workplace: 'remote', jobType: 'temporary', location: null, text: `By the page, paid within a week. Discretion is the qualification.` },
    { by: 'kenji-morita', title: 'Map intern', company: { name: 'Southern Dispatch' }, workplace: 'remote', jobType: 'part-time', location: 'Brisbane', text: `Two days a week, paid. You will redraw one bad map every month and explain why it was bad.` },
  ],
  'pr-exchange': [
    { by: 'northlight', through: 'mateo-vargas', title: 'Senior account director, travel', company: 'northlight', workplace: 'hybrid', jobType: 'full-time', location: 'Sydney', url: 'https://northlight.example/jobs', text: `You have taken reporters to places and brought them back on speaking terms. Three clients, one of them a railway.` },
    { by: 'arjun-mehta', title: 'Internal communications partner', company: 'tasman-rail', workplace: 'on-site', jobType: 'full-time', location: 'Melbourne', text: `Four thousand people who do not sit at desks. You will spend a lot of time in depots and none on intranet banners.` },
    { by: 'coral-and-co', through: 'sofia-lindgren', title: 'Studio manager', company: 'coral-and-co', workplace: 'on-site', jobType: 'part-time', location: 'Brisbane', picture: 'gardenTall', text: `Keys, calendars, quotes and calm. Twenty-five hours, school terms if you like.` },
    { by: 'ingrid-solberg', title: 'Corporate affairs graduate', company: 'lumen-bank', workplace: 'hybrid', jobType: 'full-time', location: 'Sydney', text: `Two years, three desks, one mentor who has been where you are. We hire for curiosity.` },
    { by: 'tessa-moana', title: 'Festival publicist', company: { name: 'Harbour Writers Week' }, workplace: 'on-site', jobType: 'temporary', location: 'Auckland', text: `Fourteen weeks and 60 guests. You will sleep in July.` },
    { by: 'theo-papadakis', title: 'Pro bono press adviser', company: { name: 'Island Shelter Network' }, workplace: 'remote', jobType: 'volunteer', location: null, text: `Two hours a week for a charity that gets more calls than it can answer. I do the odd weeks; I need somebody for the even ones.` },
  ],
  'expert-circle': [
    { by: 'roza-petrova', title: 'Trainer, verification (French)', company: { name: 'Check Desk' }, workplace: 'remote', jobType: 'temporary', location: null, text: `Eight workshops in spring. You have checked under pressure and can teach without slides.` },
    { by: 'brightside-health', through: 'yasmin-osman', title: 'Clinician spokesperson, half a day a week', company: 'brightside-health', workplace: 'hybrid', jobType: 'part-time', location: 'Orange', text: `A nurse or doctor who likes plain words. Training and cover are provided; you may always say no.` },
  ],
  'sydney-media': [
    { by: 'jack-tran', title: 'Casual panel operator', company: { name: 'Beacon FM' }, workplace: 'on-site', jobType: 'part-time', location: 'Pyrmont', text: `Weekends and school holidays. If you can hear a bad splice through a wall, come in.` },
    { by: 'lucia-ferrante', title: 'Listings editor', company: { name: 'The Harbour Ledger' }, workplace: 'hybrid', jobType: 'part-time', location: 'Sydney', text: `Every gallery, every Tuesday. You will know what is on before the people who put it on.` },
    { by: 'bruno-castell', title: 'Darkroom volunteer', company: { name: 'Old Customs Hall' }, workplace: 'on-site', jobType: 'volunteer', location: 'Sydney', text: `Sundays. Chemistry, patience, radio on.` },
    { by: 'finn-gallagher', title: 'New Year’s Eve media marshals', company: 'harbour-city-council', workplace: 'on-site', jobType: 'temporary', location: 'Sydney', picture: 'bridgeDusk', text: `One night, double pay, the best view you will ever have of the backs of people’s heads.` },
  ],
  none: [
    { by: 'olivia-brandt', title: 'Report writer, annual review', company: 'meridian-energy', workplace: 'remote', jobType: 'temporary', location: null, text: `Ten weeks. You turn 300 pages of truth into 40 pages of truth.` },
    { by: 'grace-oyelaran', title: 'Puzzle setter', company: { name: 'Quarterline' }, workplace: 'remote', jobType: 'part-time', location: null, text: `A weekly crossword for people who read balance sheets. Fair, funny, no abbreviations.` },
    { by: 'rafael-souza', title: 'Statistician, women’s season', company: { name: 'Coastline TV' }, workplace: 'hybrid', jobType: 'part-time', location: 'Gold Coast', text: `Weekends. You notice things before the commentators do and can tell them in six words.` },
  ],
};
