import type { FeedType } from './names.ts';

export interface BeatsTable {
  id: number;
  key: 'business' | 'politics' | 'lifestyle' | 'people' | 'sports' | 'tech';
  name: string;
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'teal' | 'red';
  position: number;
}

export interface CountriesTable {
  id: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

export interface FeedTypesTable {
  id: FeedType;
  name: string;
  position: number;
}
