import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sourceFiles } from "../../../scripts/lib/files.ts";
import { cacheDir, fromRoot } from "../../../scripts/lib/paths.ts";
import { Compiler } from "./compiler.ts";

/** A line that the recipe adds to or replaces in an existing file. */
export interface EditedLine {
  file: string;
  line: string;
  /** The replaced line; absent when the line is appended to the file. */
  replaces?: string;
}

/** A part of the new type that a developer may forget. */
export interface Gap {
  /** Description of the omission, for the title of the test. */
  what: string;
  /** The omitted new files, and the existing files whose edited line is omitted. */
  files: readonly string[];
  /** Omits only this text from the files; without it, the files are omitted. */
  text?: RegExp;
  /** Expected message of the generator, or with `inFile` of the compiler. */
  message: string | RegExp;
  /** The file in which the compiler reports the message, after the generator has succeeded. */
  inFile?: string;
  /** True when no generated file depends on it, so that only the compiler is run. */
  isCodeOnly?: boolean;
}

/** The recipe for a new post type in one part of the product. */
export interface Part {
  /** Its folder, which is also the name below tests/architecture/poll/ of the folder with the new files (suffix ".txt"). */
  name: string;
  lines: readonly EditedLine[];
  /** Files to copy in addition to the part's folder. */
  needs: readonly string[];
  /** Applies the changes of the preceding parts to the copy, for example the new type in openapi.json. */
  prepare(copy: string): Promise<void>;
  /** @returns the error output of the generator; empty when it succeeds */
  generate(copy: string): Promise<string>;
  /** The generated files that the compiler reads and that the gaps change. */
  generated: readonly string[];
  /** The folder that the compiler checks. */
  sources: string;
  gaps: readonly Gap[];
}

const fixtures = "tests/architecture/poll";
const config = "tsconfig.part.json";

/** A copy of one part with the eighth type added, from which pieces can be omitted. */
export class EighthType {
  readonly #part: Part;
  /** Path of the copy. */
  readonly copy: string;
  /** Contents by file: the new files, and the existing ones with their edited line. */
  readonly #pieces: ReadonlyMap<string, string>;
  /** The original contents of the edited files. */
  readonly #existing: ReadonlyMap<string, string>;
  /** Whether the generated files match the complete type. */
  #isGenerated = false;
  /** Opened at the first compilation, when the generated files exist. */
  #compiler: Compiler | undefined;

  private constructor(part: Part, copy: string, pieces: ReadonlyMap<string, string>, existing: ReadonlyMap<string, string>) {
    this.#part = part;
    this.copy = copy;
    this.#pieces = pieces;
    this.#existing = existing;
  }

  /** Copies the part to a temporary folder and adds all pieces. */
  static async addTo(part: Part): Promise<EighthType> {
    await mkdir(cacheDir, { recursive: true });
    const copy = await mkdtemp(join(cacheDir, "eighth-type-"));
    for (const path of await sourceFiles([part.name, ...part.needs])) await cp(fromRoot(path), join(copy, path));
    await symlink(fromRoot("node_modules"), join(copy, "node_modules"), "junction");
    const pieces = new Map<string, string>();
    const existing = new Map<string, string>();
    for (const path of await sourceFiles([part.name], fromRoot(fixtures)))
      pieces.set(path.replace(/\.txt$/, ""), await readFile(fromRoot(fixtures, path), "utf8"));
    for (const { file, line, replaces } of part.lines) {
      const text = await readFile(fromRoot(file), "utf8");
      existing.set(file, text);
      if (replaces !== undefined && !text.includes(replaces)) throw new Error(`${file} has no line ${replaces}`);
      pieces.set(file, replaces === undefined ? `${text}${line}\n` : text.replace(replaces, line));
    }
    const added = new EighthType(part, copy, pieces, existing);
    await part.prepare(copy);
    await writeFile(join(copy, config), JSON.stringify({ extends: "./tsconfig.json", include: [part.sources] }));
    await added.#write();
    return added;
  }

  /** The number of files and lines in the recipe. */
  get count(): { newFiles: number; editedLines: number } {
    return { newFiles: this.#pieces.size - this.#existing.size, editedLines: this.#part.lines.length };
  }

  /** @returns the errors of generator and compiler for the complete type; empty when there are none */
  async errors(): Promise<string> {
    return (await this.#generate()) || this.#compile().errors();
  }

  /** @returns the errors of the generator, or for a gap with `inFile` those of the compiler in that file, without a piece */
  async errorsWithout(gap: Gap): Promise<string> {
    if (gap.isCodeOnly === true && !this.#isGenerated) await this.#generateOrThrow();
    const compiler = gap.inFile === undefined ? undefined : this.#compile();
    const deleted: string[] = [];
    for (const file of gap.files) {
      const left = this.#without(file, gap.text);
      if (left === undefined) deleted.push(file);
      await (left === undefined ? rm(join(this.copy, file)) : writeFile(join(this.copy, file), left));
    }
    const changed = gap.files.filter((file) => !deleted.includes(file));
    const generated = gap.isCodeOnly === true ? [] : this.#part.generated;
    try {
      if (gap.inFile === undefined) return await this.#part.generate(this.copy);
      if (gap.isCodeOnly !== true) await this.#generateOrThrow();
      compiler?.update({ changed: [...changed, ...generated], deleted });
      return compiler?.errors(gap.inFile) ?? "";
    } finally {
      await this.#write();
      if (gap.isCodeOnly !== true) this.#isGenerated = false;
      compiler?.update({ changed: [...changed, ...generated], created: deleted });
    }
  }

  /** @returns the remaining text of a file; undefined when the file is omitted */
  #without(file: string, text: RegExp | undefined): string | undefined {
    const piece = this.#pieces.get(file);
    if (piece === undefined) throw new Error(`The recipe does not write ${file}.`);
    const left = text === undefined ? this.#existing.get(file) : piece.replace(text, "");
    if (left === piece) throw new Error(`${file} has nothing that ${String(text)} matches.`);
    return left;
  }

  async #generate(): Promise<string> {
    const error = await this.#part.generate(this.copy);
    this.#isGenerated = error === "";
    this.#compiler?.update({ changed: this.#part.generated });
    return error;
  }

  async #generateOrThrow(): Promise<void> {
    const error = await this.#generate();
    if (error !== "") throw new Error(error);
  }

  #compile(): Compiler {
    return (this.#compiler ??= new Compiler(this.copy, config));
  }

  async #write(): Promise<void> {
    for (const [file, text] of this.#pieces) {
      await mkdir(dirname(join(this.copy, file)), { recursive: true });
      await writeFile(join(this.copy, file), text);
    }
  }

  remove(): Promise<void> {
    this.#compiler?.close();
    return rm(this.copy, { recursive: true, force: true });
  }
}
