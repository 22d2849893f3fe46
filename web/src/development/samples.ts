/** Sample data of the developer pages. */
export const plans = [
  { id: "single", label: "Single" },
  { id: "team", label: "Team" },
] as const;

export const countries = [
  { id: "AU", label: "Australia" },
  { id: "FR", label: "France" },
  { id: "IN", label: "India" },
  { id: "JP", label: "Japan" },
  { id: "NZ", label: "New Zealand" },
  { id: "GB", label: "United Kingdom" },
] as const;

export const beats = [
  { id: "business", label: "Business" },
  { id: "politics", label: "Politics" },
  { id: "lifestyle", label: "Lifestyle" },
  { id: "people", label: "People" },
  { id: "sports", label: "Sports" },
  { id: "tech", label: "Tech" },
] as const;

export const newsrooms = [
  {
    name: "Harbour Energy",
    logo: null,
    description: "Releases, pictures and people to talk to about the grid, storage and the price of power in New South Wales.",
    url: "https://news.harbour-energy.example",
    country: "Australia",
    status: "CONFIRMED",
  },
  {
    name: "Southern Light Museum",
    logo: null,
    description: null,
    url: "https://southernlight.example/press",
    country: null,
    status: "PENDING",
  },
] as const;

export const article =
  "<h2>What we heard this week</h2><p>Three newsrooms <strong>changed owners</strong>, one of them " +
  '<a href="https://example.com">for the second time</a>.</p><ul><li>Wages</li><li>Archives</li></ul>';

export const community = {
  name: "Harbour Desk",
  description: "Reporters and press people around Sydney Harbour.",
  type: "PUBLIC",
  countryId: "",
  logo: [],
  banner: [],
  slug: "harbour-desk",
} as const;
