import { createRequire } from "node:module";
import path from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { earlyScript } from "./build/earlyScript.ts";
import { firstPaint } from "./build/firstPaint.ts";
import { fontPreload } from "./build/fontPreload.ts";
import { pageCode } from "./build/pageCode.ts";
import { relay } from "./build/relay.ts";
import { collectRequiredModules } from "./build/requiredModules.ts";
import { trustedDocuments } from "./build/trustedDocuments.ts";
import { unusedForms } from "./build/unusedForms.ts";
import { unusedRelay } from "./build/unusedRelay.ts";
import { unusedRouter } from "./build/unusedRouter.ts";

const root = import.meta.dirname;
const artifacts = path.join(root, "src/__generated__");
const home = collectRequiredModules(path.join(root, "src/home/HomePage.tsx"));
const start = collectRequiredModules(path.join(root, "src/routes/start.ts"));
const overlays = collectRequiredModules(path.join(root, "src/ui/overlays.ts"));
const fromRelay = createRequire(createRequire(import.meta.url).resolve("relay-runtime"));
const babelRuntime = path.dirname(fromRelay.resolve("@babel/runtime/package.json"));
const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:4000";

/** Libraries, and what is made for all pages. */
const sharedModules = /node_modules|\/src\/(ui|lib|relay)\//;

/** Parts of lists that home loads, and forms with such lists need: elsewhere they would load the cards of posts with them. */
const listParts = /\/src\/lists\/(useNextPage|uniqueById)\.ts/;

/** Text fields and checkboxes, which are plain elements. */
const fieldParts = /\/src\/ui\/(Field|LabelledInput|TextField|TextArea|Checkbox|CheckboxGroup)\.tsx/;

/** Fields with options, without what they open, and what only forms have. */
const choiceParts =
  /\/src\/ui\/((Select|MultiSelect|RadioGroup|FieldGroup|EditorField|ComboFallback|lazyControl)\.tsx|(capturedInput|selectOptions)\.ts)/;

/** What sends files, without what loads with the first one. */
const uploadParts =
  /\/src\/(uploads\/(useUploads\.ts|startUpload\.ts|uploadError\.ts|files\.ts|(UploadProgress|AttachmentCropper)\.tsx)|ui\/canRecord\.ts)|\/icons\/upload\.mjs/;

/** The field for a picture. */
const pictureField = /\/src\/(uploads\/PictureField\.tsx|ui\/(ImageSelector\.tsx|ImageCropper\.tsx|croppable\.ts))/;

/** What opens over the page, without the icons and parts that pages show too. */
const overlayParts = /\/node_modules\/(?!lucide-react\/)|\/src\/ui\/(\w+Surface|PictureViewer|TooltipHost)\.tsx/;

/** React Aria, and what is made of it. */
const pickerParts =
  /\/node_modules\/(@?react-(aria|stately)|@internationalized)|\/src\/ui\/(AriaField|AriaLinks|FloatingSurface|Option|DateControl|DateCalendar)\.tsx/;

/**
 * Small parts that render again only with the part around them: the design system, the bars around the page and the cards of
 * posts; and forms and text boxes, whose parts all change with every letter. The React Compiler's caches would be a quarter of their code and
 * save little.
 */
const uncachedFiles =
  /\/src\/(ui|shell|shell\/menu|likes|profiles|notifications|posts|posts\/kinds\/\w+|posts\/generated)\/(?!Shell\.|TimeZoneProvider)[A-Z]\w*\.tsx$|\/[A-Z]\w*(Form|Fields|Box)\.tsx$/;

/** Vite hands these paths to the gateway; everything else is the web client itself. */
const proxied = Object.fromEntries(
  ["/graphql", "/files", "/api", "/graphiql", "/schema.graphql"].map((prefix) => [
    prefix,
    // The gateway compares Origin with its own host, so the browser's Host header stays as it is.
    { target: gateway, ws: prefix === "/graphql", changeOrigin: false },
  ]),
);

/** What is built is what people get: never React's development build, also when tests (NODE_ENV=test) build it. */
function settleNodeEnv(command: "build" | "serve"): void {
  if (command === "build") process.env["NODE_ENV"] = "production";
}

export default defineConfig(({ command }) => {
  settleNodeEnv(command);
  return config;
});

const config: UserConfig = {
  root,
  plugins: [
    // Only the English texts of React Aria, as of everything else; dates and numbers still follow the reader's locale.
    optimizeLocales.vite({ locales: ["en-US"] }),
    home.plugin,
    start.plugin,
    overlays.plugin,
    tailwindcss(),
    react({ compiler: true, exclude: [/\/node_modules\//, uncachedFiles] }),
    relay(artifacts),
    unusedForms(),
    unusedRelay(),
    unusedRouter(),
    trustedDocuments(artifacts),
    pageCode(root, "page-code.json"),
    earlyScript(root, "src/routes/start.ts"),
    firstPaint(path.join(root, "public")),
    fontPreload(["inter-latin-wght-normal", "source-serif-4-latin-wght-normal"]),
  ],
  resolve: {
    // The entry without the legacy containers: 8 kB less.
    alias: [
      { find: /^react-relay$/, replacement: "react-relay/hooks.js" },
      // react-relay and relay-runtime each install a copy.
      { find: /^@babel\/runtime\//, replacement: `${babelRuntime}/` },
    ],
  },
  build: {
    outDir: path.join(root, "dist"),
    emptyOutDir: true,
    // light-dark() is used as it is.
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    // All of these browsers know modulepreload.
    modulePreload: { polyfill: false },
    // Says which chunks a page needs; tests of sizes read it.
    manifest: "manifest.json",
    reportCompressedSize: true,
    // React, Relay and React Aria in one piece.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: [path.join(root, "index.html"), path.join(root, "src/routes/start.ts")],
      output: {
        codeSplitting: {
          groups: [
            // What starts the page's requests arrives before everything else.
            { name: "start", test: (id) => start.includes(id), priority: 4 },
            // What every page needs comes in two pieces: dozens of small files take longer than their bytes.
            { name: "vendor", tags: ["$initial"], test: /node_modules/, priority: 3 },
            // Before the forms, which would take it along: what reads data from elsewhere needs it too.
            { name: "valibot", test: /\/node_modules\/valibot\//, priority: 2.1 },
            // Comes with the first form; home loads without it.
            { name: "forms", test: /\/node_modules\/react-hook-form\//, priority: 2 },
            { name: "shell", tags: ["$initial"], priority: 1 },
            // What many pages share, by what it is for: the building blocks, and what shows posts. A page takes about ten
            // files so, not sixty. Never merge pieces by size: those that import each other in a circle fail to load.
            // Home is the first page of most visits, so that it loads nothing of the other pages' building blocks.
            // What many other pages need too is apart.
            { name: "basics", test: (id) => home.includes(id) && sharedModules.test(id), minShareCount: 30, priority: 0.6 },
            // A redirect is too small for a file of its own, which every page that has one would load.
            {
              name: "home",
              test: (id) =>
                (home.includes(id) && (sharedModules.test(id) || listParts.test(id))) || id.endsWith("/navigation/Redirect.tsx"),
              priority: 0.5,
            },
            { name: "icons", test: /\/lucide-react\//, minShareCount: 8, priority: 0.46 },
            { name: "dates", test: /\/@internationalized\/date\/|\/src\/lib\/wallTime\.ts/, minShareCount: 2, priority: 0.46 },
            // What shows that a page is loading, which most areas share.
            {
              name: "skeletons",
              test: /\/src\/(ui|lists|feed|forms)\/\w*Skeleton\.tsx|\/src\/lists\/filters\.ts/,
              priority: 0.48,
            },
            // Before the fields, which would take it along: search boxes need it too, and nothing else of them.
            { name: "inputStyles", test: /\/src\/ui\/inputStyles\.ts/, priority: 0.47 },
            // Every form asks for these, also without uploads and without controls that load on use.
            {
              name: "sending",
              test: /\/src\/(uploads\/attachment|forms\/(idempotencyKeys|changedFields)|ui\/loadingControls)\.ts/,
              priority: 0.47,
            },
            { name: "fields", test: fieldParts, priority: 0.45 },
            { name: "choices", test: choiceParts, priority: 0.44 },
            // React Aria in parts, since few pages need all of it: what opens over the page, and the rest.
            // Before the overlays, which would take them along.
            { name: "overlayIcons", test: (id) => overlays.includes(id) && /\/lucide-react\//.test(id), priority: 0.41 },
            { name: "overlays", test: (id) => overlays.includes(id) && overlayParts.test(id), priority: 0.4 },
            { name: "pickers", test: pickerParts, minShareCount: 2, priority: 0.3 },
            // Apart from the other building blocks: lists have them, forms do not.
            { name: "searchBox", test: /\/src\/(ui\/SearchBox\.tsx|lib\/debounce\.ts)/ },
            { name: "chip", test: /\/src\/ui\/Chip\.tsx/ },
            { name: "blocks", test: sharedModules, minShareCount: 20 },
            { name: "uploads", test: uploadParts },
            { name: "pictureField", test: pictureField },
            { name: "localDraft", test: /\/src\/forms\/localDraft\.ts/ },
            { name: "draftForms", test: /\/src\/forms\/(DraftGate|FormActions|RichTextField)\.tsx/ },
            { name: "announcement", test: /\/src\/announcements\/(announcement(Kinds|Paths)\.ts|AnnouncementTabs\.tsx)/ },
            { name: "people", test: /\/src\/profiles\/People(Search)?\.tsx/ },
            {
              name: "audience",
              test: /\/src\/posts\/writing\/((useWriter|audienceValues)\.ts|(AudienceFields|CommunitiesField|PostAsField)\.tsx)/,
            },
            { name: "posts", test: /\/src\/(posts\/(?!writing)|feed|comments|likes|media|profiles)\//, minShareCount: 6 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: proxied },
  preview: { proxy: proxied },
};
