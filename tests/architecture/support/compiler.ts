import { relative } from "node:path";
import { API, type Diagnostic, type Project } from "typescript/unstable/sync";

/** Changed files, by their paths below the folder of the compiler. */
export interface FileChanges {
  changed?: readonly string[];
  created?: readonly string[];
  deleted?: readonly string[];
}

/**
 * A TypeScript compiler that keeps one project in memory: after a change it reads only the changed files, and it checks only the
 * requested files. A new process for each change would read and check the whole project.
 */
export class Compiler {
  readonly #api: API;
  readonly #folder: string;
  #project: Project;

  /** @param config path of the project's tsconfig below the folder */
  constructor(folder: string, config: string) {
    this.#folder = folder;
    this.#api = new API({ cwd: folder });
    this.#project = projectOf(this.#api.updateSnapshot({ openProjects: [this.#path(config)] }));
  }

  /** Reads the given changed files. Changes of other files are not detected. */
  update({ changed = [], created = [], deleted = [] }: FileChanges): void {
    const [changes, additions, deletions] = [changed, created, deleted].map((files) => files.map((file) => this.#path(file)));
    this.#project = projectOf(
      this.#api.updateSnapshot({ fileChanges: { changed: changes ?? [], created: additions ?? [], deleted: deletions ?? [] } }),
    );
  }

  /** @returns the errors of one file or of all files, as `path: message`, one per line; empty when there are none */
  errors(file?: string): string {
    const { program } = this.#project;
    const path = file === undefined ? undefined : this.#path(file);
    return [...program.getProgramDiagnostics(), ...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)]
      .map((found) => `${relative(this.#folder, found.fileName ?? "")}: ${messageOf(found)}`)
      .join("\n");
  }

  close(): void {
    this.#api.close();
  }

  #path(file: string): string {
    return `${this.#folder}/${file}`;
  }
}

function projectOf(snapshot: { getProjects(): readonly Project[] }): Project {
  const [project] = snapshot.getProjects();
  if (project === undefined) throw new Error("The compiler could not open the project.");
  return project;
}

const messageOf = ({ text, messageChain = [] }: Diagnostic): string => [text, ...messageChain.map(messageOf)].join("\n  ");
