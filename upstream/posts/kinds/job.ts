import { sql } from "kysely";
import Type from "typebox";
import { getReferenced } from "../../db/refs.ts";
import { Html, nullable, nullableOneOf, oneOf, Url } from "../../http/schema.ts";
import { Image } from "../../media/schema.ts";
import { CompanyRef } from "../../users/schema.ts";
import { alwaysRequired, choice, company, html, neverRequired, text, webAddress } from "../fields.ts";
import { imageField, MAX_CONTENT_LENGTH } from "../forms.ts";
import { requireIfPublished, getImage, onlyInDraft, postKind, filterByText, type PostParts } from "../kind.ts";
import type { PostRow } from "../rows.ts";
import { mainAuthorRules } from "../rules.ts";

const workplaces = ["on-site", "remote", "hybrid"] as const;
const jobTypes = ["full-time", "part-time", "temporary", "volunteer"] as const;

const NamedCompany = Type.Object({ id: Type.Null(), name: Type.String(), slug: Type.Null(), logo: Type.Null() });

/** A registered company, or the name of any other. */
const getCompany = (row: PostRow, { companies }: PostParts) =>
  row.company_id === null
    ? { id: null, name: row.company_name ?? "", slug: null, logo: null }
    : getReferenced(companies, row.company_id, "Company");

export const job = postKind({
  type: "job",
  order: 2,
  name: "job",
  feedName: "Jobs",
  collection: "jobs",
  noun: "Job",
  schemaName: "Job",
  fields: {
    title: Type.String(),
    description: Html,
    company: Type.Union([CompanyRef, NamedCompany]),
    workplace: nullableOneOf(workplaces, onlyInDraft),
    jobType: nullableOneOf(jobTypes, onlyInDraft),
    url: nullable(Url),
    location: nullable(Type.String()),
    img: nullable(Image),
  },
  presenter: (parts) => (row) => ({
    title: row.title ?? "",
    description: row.content ?? "",
    company: getCompany(row, parts),
    workplace: requireIfPublished(row.workplace, row),
    jobType: requireIfPublished(row.job_type, row),
    url: row.url,
    location: row.location,
    img: getImage(row, parts),
  }),
  form: {
    fields: [
      text("title", "Title", "title", 200, alwaysRequired),
      html("description", "Description", MAX_CONTENT_LENGTH, alwaysRequired),
      company("company", "Company", 200, alwaysRequired),
      choice("workplace", "Workplace", "workplace", workplaces, alwaysRequired),
      choice("jobType", "Job type", "job_type", jobTypes, alwaysRequired),
      text("location", "Location", "location", 200, (values) => values.workplace !== "remote"),
      webAddress("url", "Url", neverRequired),
      imageField,
    ],
  },
  rules: mainAuthorRules,
  restoreMethod: "POST",
  hasFullRead: true,
  latest: { exception: "", condition: () => sql`true` },
  filters: { workplace: Type.Optional(oneOf(workplaces)), jobType: Type.Optional(oneOf(jobTypes)) },
  toConditions: ({ workplace, jobType }) => [
    ...filterByText(workplace, (value) => sql`p.workplace = ${value}`),
    ...filterByText(jobType, (value) => sql`p.job_type = ${value}`),
  ],
});
